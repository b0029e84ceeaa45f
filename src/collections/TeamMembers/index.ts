import type { CollectionConfig } from 'payload';
import { anyone } from '@/access/anyone';
import { isStaff } from '@/access/isStaff';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { disciplines } from '@/domain/team/disciplines';
import { webAddressField } from '@/fields/webAddressField';
import { refreshPages } from '@/hooks/refreshPages';
import { cacheTags } from '@/queries/cacheTags';

const refresh = refreshPages(cacheTags.teamMembers);

/** People whom the team page introduces. With none, the page shows the disciplines only. */
export const TeamMembers: CollectionConfig = {
  slug: 'team-members',
  labels: { singular: 'Team member', plural: 'Team members' },
  access: { create: isStaff, read: anyone, update: isStaff, delete: isStaff },
  admin: {
    hideAPIURL: true,
    group: panelGroups.firm,
    description: panelDescriptions.teamMembers,
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'discipline', 'order'],
    listSearchableFields: ['name', 'role', 'bio'],
  },
  lockDocuments: false,
  defaultSort: ['order', 'name'],
  hooks: { afterChange: [refresh], afterDelete: [refresh] },
  fields: [
    { name: 'name', type: 'text', label: 'Name', required: true, maxLength: 120 },
    { name: 'role', type: 'text', label: 'Role in the firm', required: true, maxLength: 120 },
    {
      name: 'discipline',
      label: 'Discipline',
      type: 'select',
      required: true,
      options: disciplines.map(({ id, label }) => ({ label, value: id })),
    },
    { name: 'bio', type: 'textarea', label: 'About the person', required: true, maxLength: 600 },
    webAddressField({
      name: 'link',
      label: 'Profile',
      description: 'Optional: a public profile, such as a LinkedIn or GitHub page.',
    }),
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
