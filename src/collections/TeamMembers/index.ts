import type { CollectionConfig } from 'payload';
import { anyone } from '@/access/anyone';
import { isStaff } from '@/access/isStaff';
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
    useAsTitle: 'name',
    defaultColumns: ['name', 'role', 'discipline', 'order'],
  },
  lockDocuments: false,
  defaultSort: ['order', 'name'],
  hooks: { afterChange: [refresh], afterDelete: [refresh] },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 120 },
    { name: 'role', type: 'text', required: true, maxLength: 120 },
    {
      name: 'discipline',
      type: 'select',
      required: true,
      options: disciplines.map(({ id, label }) => ({ label, value: id })),
    },
    { name: 'bio', type: 'textarea', required: true, maxLength: 600 },
    webAddressField({
      name: 'link',
      description: 'Optional: a public profile, such as a LinkedIn or GitHub page.',
    }),
    {
      name: 'order',
      type: 'number',
      required: true,
      defaultValue: 100,
      admin: { position: 'sidebar', description: 'Lower numbers come first.' },
    },
  ],
};
