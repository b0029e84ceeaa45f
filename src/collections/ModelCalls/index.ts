import type { CollectionConfig } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { modelOutcomes, modelPurposes } from '@/domain/languageModel/modelCallKinds';

/**
 * One row per question to the language model, without any text of it. `chargedTokens` is what the budgets of the day
 * count: reserved while the question is underway, settled when it ends. A row stays when its account goes, and then
 * names nobody, because what was spent stays spent.
 */
export const ModelCalls: CollectionConfig = {
  slug: 'model-calls',
  access: { create: nobody, read: isAdmin, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  defaultSort: '-id',
  fields: [
    { name: 'purpose', type: 'select', options: [...modelPurposes], required: true },
    { name: 'owner', type: 'relationship', relationTo: 'users', index: true },
    { name: 'provider', type: 'text', required: true },
    { name: 'model', type: 'text', required: true },
    { name: 'outcome', type: 'select', options: [...modelOutcomes], required: true },
    { name: 'chargedTokens', type: 'number', required: true },
    { name: 'inputTokens', type: 'number', required: true, defaultValue: 0 },
    { name: 'outputTokens', type: 'number', required: true, defaultValue: 0 },
    { name: 'durationMs', type: 'number', required: true, defaultValue: 0 },
    // What became of its texts, once that is known.
    { name: 'textsWritten', type: 'number', required: true, defaultValue: 0 },
    { name: 'textsFellBack', type: 'number', required: true, defaultValue: 0 },
  ],
};
