import type { CollectionConfig, Field } from 'payload';
import { adminOrOwner } from '@/access/adminOrOwner';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { panelDescriptions, panelGroups } from '@/content/admin/panel';
import { listQuestions } from '@/fields/listQuestions';
import { notInForms } from '@/fields/notInForms';
import { ownerField, submissionKeyField, shareFields, writingField } from '../reportFields';

const auditFields: Field[] = [
  {
    name: 'report',
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: '@/components/cms/AuditScores#AuditScores' } },
  },
  ownerField,
  submissionKeyField,
  { name: 'overallScore', type: 'number', label: 'Overall score (percent)', required: true },
  { name: 'sectionScores', type: 'json', required: true, ...notInForms },
  { name: 'answers', type: 'json', required: true, ...notInForms },
  { name: 'insights', type: 'textarea', ...notInForms },
  writingField,
  ...shareFields,
];

/**
 * Readiness audits: thirteen answers and the scores computed from them. Only the create operation writes them;
 * sharing changes nothing but the link. The slug is not `audits`, because the collection's own REST routes would
 * shadow the documented routes below /api/audits.
 */
export const Audits: CollectionConfig = {
  slug: 'audit-reports',
  labels: { singular: 'Readiness audit', plural: 'Readiness audits' },
  access: { create: nobody, read: adminOrOwner, update: nobody, delete: isAdmin, readVersions: nobody },
  versions: false,
  admin: {
    hideAPIURL: true,
    group: panelGroups.clients,
    description: panelDescriptions.audits,
    useAsTitle: 'createdAt',
    defaultColumns: ['createdAt', 'owner', 'overallScore'],
    components: {
      beforeListTable: listQuestions('audit-reports', [
        { label: 'Below 40%', where: ['[overallScore][less_than]=40'] },
        { label: '70% and more', where: ['[overallScore][greater_than_equal]=70'] },
      ]),
    },
    hidden: ({ user }) => user?.role !== 'admin',
  },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['owner', 'createdAt'] }],
  fields: auditFields,
};
