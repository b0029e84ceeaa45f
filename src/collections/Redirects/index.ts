import type { CollectionConfig, TextFieldSingleValidation, CollectionBeforeOperationHook } from 'payload';
import { text } from 'payload/shared';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { lockByName } from '@/database/lockByName';
import { readSource } from '@/domain/redirects/readSource';
import { readTarget } from '@/domain/redirects/readTarget';
import { redirectLimits } from '@/domain/redirects/redirectLimits';
import { redirectProblems } from '@/domain/redirects/redirectProblems';
import { listQuestions } from '@/fields/listQuestions';
import { newDocumentTitle } from '@/fields/newDocumentTitle';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { rejectStaleSave } from '@/hooks/rejectStaleSave';
import { requireTexts } from '@/hooks/requireTexts';
import type { Redirect } from '@/payload-types';
import { cacheTags } from '@/queries/cacheTags';
import { siteOrigin } from '@/queries/siteOrigin';
import { expirePages } from '@/services/caching/expirePages';
import { redirectLabels } from '../../content/admin/redirects';
import { flattenRedirect, flattenIncomingRedirects } from './hooks/flattenRedirect';
import { readAddresses } from './hooks/readAddresses';

// The hooks reject the same addresses on save. The panel also validates a form while somebody types, without hooks,
// and an answer without a problem would remove the reason that a refused save has just shown at the field.

/** Rejects an address that can't be redirected. */
const validateFrom: TextFieldSingleValidation = async (value, options) => {
  const answer = await text(value, options);
  if (answer !== true || !value || value === options.previousValue) return answer;
  const from = readSource(value);
  return 'problem' in from ? from.problem : true;
};

/** Rejects an unsafe target, and the redirected address itself. */
const validateTo: TextFieldSingleValidation = async (value, options) => {
  const answer = await text(value, options);
  if (answer !== true || !value) return answer;
  const to = readTarget(value, siteOrigin);
  if ('problem' in to) return value === options.previousValue || to.problem;
  const { from: source } = options.siblingData as Partial<Redirect>;
  const from = readSource(source ?? '');
  return 'path' in from && from.path === to.path ? redirectProblems.circle : true;
};

/** Serializes changes before they read anything, so that the checks of one still hold when its transaction ends. */
const serializeChanges: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation === 'create' || operation === 'update') await lockByName(req, 'redirects');
};

const refresh = () => expirePages(cacheTags.redirects);

/**
 * Redirects from addresses that the site doesn't serve (0054). Chains are flattened on save, so a visitor is
 * redirected once.
 */
export const Redirects: CollectionConfig = {
  slug: 'redirects',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { create: isStaff, read: isStaff, update: isStaff, delete: isStaff, readVersions: nobody },
  versions: false,
  admin: {
    hideAPIURL: true,
    group: panelGroups.search,
    description: panelDescriptions.redirects,
    useAsTitle: 'from',
    defaultColumns: ['from', 'to', 'isPermanent', 'updatedAt'],
    listSearchableFields: ['from', 'to'],
    components: {
      edit: { beforeDocumentControls: [newDocumentTitle('from', 'Redirect')] },
      beforeListTable: [
        ...listQuestions('redirects', [
          { label: 'Permanent', where: ['[isPermanent][equals]=true'] },
          { label: 'Temporary', where: ['[isPermanent][equals]=false'] },
        ]),
        '@/components/cms/redirects/RedirectFiles#RedirectFiles',
      ],
      afterList: ['@/components/cms/redirects/MissingRedirects#MissingRedirects'],
    },
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-updatedAt',
  hooks: {
    beforeOperation: [serializeChanges, rejectStaleSave('redirects')],
    beforeValidate: [requireTexts, readAddresses],
    beforeChange: [flattenRedirect],
    afterChange: [flattenIncomingRedirects, refresh],
    afterDelete: [refresh],
  },
  fields: [
    unsavedChanges(),
    {
      name: 'from',
      type: 'text',
      label: redirectLabels.from,
      required: true,
      unique: true,
      maxLength: redirectLimits.fromMaxLength,
      validate: validateFrom,
      admin: { description: 'A path on this site that has no page, such as /old-page.' },
    },
    {
      name: 'to',
      type: 'text',
      label: redirectLabels.to,
      required: true,
      // Twice the limit: flattening two redirects joins their query strings.
      maxLength: 2 * redirectLimits.toMaxLength,
      validate: validateTo,
      admin: { description: 'A path on this site, or an address that begins with https://.' },
    },
    {
      name: 'isPermanent',
      label: 'Permanent',
      type: 'checkbox',
      defaultValue: true,
      admin: { description: 'Search engines then replace the old address with the new one.' },
    },
    {
      // The normalized path on this site; null for other sites.
      name: 'target',
      type: 'text',
      index: true,
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
  ],
};
