import type { GlobalConfig } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { isStaff } from '@/access/isStaff';
import { staffOrPublished } from '@/access/staffOrPublished';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { draftsPaths } from '@/domain/firm/draftsPaths';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { rejectStaleSettings } from '@/hooks/rejectStaleSave';
import { cacheTags } from '@/queries/cacheTags';
import { expirePages } from '@/services/caching/expirePages';
import { firmFactsFields } from './fields';

/**
 * The firm's promises, its legal details and its suppliers. There are no defaults: an empty field appears nowhere on
 * the site. Only administrators edit it, because it binds the firm. Staff can preview drafts on the site.
 */
export const FirmFacts: GlobalConfig = {
  slug: 'firm-facts',
  label: 'Promises and firm',
  access: { read: staffOrPublished, readVersions: isStaff, update: isAdmin },
  lockDocuments: false,
  admin: {
    hideAPIURL: true,
    group: panelGroups.firm,
    description: panelDescriptions.firmFacts,
    preview: () => draftsPaths.show,
  },
  versions: { drafts: true, max: 50 },
  hooks: {
    beforeOperation: [rejectStaleSettings('firm-facts')],
    afterChange: [() => expirePages(cacheTags.firmFacts)],
  },
  fields: [unsavedChanges(), ...firmFactsFields],
};
