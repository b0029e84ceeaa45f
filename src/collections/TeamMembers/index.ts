import type { CollectionConfig, PayloadRequest } from 'payload';
import { anyone } from '@/access/anyone';
import { isStaff } from '@/access/isStaff';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { findMemberPaths } from '@/database/tables/teamMembers';
import { blogLimits } from '@/domain/blog/blogLimits';
import { slugFromName } from '@/domain/blog/slugFromName';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import { disciplines } from '@/domain/team/disciplines';
import { memberPath } from '@/domain/team/memberPath';
import { memberSlug } from '@/domain/team/memberSlug';
import { teamLimits } from '@/domain/team/teamLimits';
import { newDocumentTitle } from '@/fields/newDocumentTitle';
import { unsavedChanges } from '@/fields/unsavedChanges';
import { webAddressField } from '@/fields/webAddressField';
import { rejectStaleSave } from '@/hooks/rejectStaleSave';
import { requireTexts } from '@/hooks/requireTexts';
import type { TeamMember } from '@/payload-types';
import { refreshDeletedMember, refreshMember } from './hooks/refreshMember';

/**
 * Returns a free slug made from the name, with a number if a namesake has it; null if the name contains no usable
 * characters.
 */
async function findFreeSlug(
  req: PayloadRequest,
  name: string,
  original?: TeamMember,
): Promise<string | null> {
  const slug = slugFromName(name);
  if (!slug) return null;
  const taken = new Set(await findMemberPaths(req));
  if (original) taken.delete(memberPath(memberSlug(original)));
  let number = 1;
  const candidate = () => (number === 1 ? slug : `${slug}-${number}`);
  while (taken.has(memberPath(candidate()))) number += 1;
  return candidate();
}

/**
 * Members that the team page introduces, each with their own page. Without any, the team page shows the disciplines
 * and the team's name.
 */
export const TeamMembers: CollectionConfig = {
  slug: 'team-members',
  labels: { singular: 'Team member', plural: 'Team members' },
  access: { create: isStaff, read: anyone, update: isStaff, delete: isStaff, readVersions: nobody },
  versions: false,
  admin: {
    hideAPIURL: true,
    group: panelGroups.firm,
    description: panelDescriptions.teamMembers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'discipline', 'order'],
    listSearchableFields: ['name', 'role', 'bio'],
    components: { edit: { beforeDocumentControls: [newDocumentTitle('name', 'Team member')] } },
  },
  // A copy would publish the same person twice at once.
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: ['order', 'name'],
  hooks: {
    beforeOperation: [rejectStaleSave('team-members')],
    beforeValidate: [requireTexts],
    afterChange: [refreshMember],
    afterDelete: [refreshDeletedMember],
  },
  fields: [
    unsavedChanges(),
    {
      name: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      maxLength: 120,
      admin: { description: 'Posts with exactly this author link to their page.' },
    },
    { name: 'role', type: 'text', label: 'Role in the firm', required: true, maxLength: 120 },
    {
      name: 'discipline',
      label: 'Discipline',
      type: 'select',
      required: true,
      options: disciplines.map(({ id, label }) => ({ label, value: id })),
    },
    {
      name: 'photo',
      type: 'upload',
      label: 'Photo',
      relationTo: 'media',
      admin: { description: 'A portrait. Shown square; its alt text says whom it shows.' },
    },
    {
      name: 'bio',
      type: 'textarea',
      label: 'About the person',
      required: true,
      maxLength: teamLimits.bioMaxLength,
    },
    {
      name: 'words',
      type: 'textarea',
      label: 'In their own words',
      maxLength: teamLimits.wordsMaxLength,
      admin: {
        description: 'Optional, for their own page: how they work and what they have learned, as “I”.',
      },
    },
    {
      name: 'founderNote',
      type: 'textarea',
      label: 'Founder’s note',
      maxLength: teamLimits.founderNoteMaxLength,
      admin: { description: 'Optional. Opens the team page, signed with name, role and photo.' },
    },
    webAddressField({
      name: 'link',
      label: 'Profile',
      description: 'Optional: a public profile, such as a LinkedIn or GitHub page.',
    }),
    {
      name: 'slug',
      type: 'text',
      unique: true,
      maxLength: blogLimits.slugMaxLength,
      admin: {
        position: 'sidebar',
        description: 'Last part of the address of their page: /team/… Empty: made from the name.',
      },
      hooks: {
        beforeValidate: [
          ({ operation, originalDoc, req, siblingData, value }) =>
            value
              ? slugFromTitle(String(value)).slice(0, blogLimits.slugMaxLength) || null
              : findFreeSlug(
                  req,
                  String(siblingData.name ?? originalDoc?.name ?? ''),
                  operation === 'update' ? originalDoc : undefined,
                ),
        ],
      },
    },
    {
      name: 'order',
      type: 'number',
      label: 'Place in the list',
      required: true,
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    },
  ],
};
