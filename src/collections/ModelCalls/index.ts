import type { CollectionConfig } from 'payload';
import { isAdmin } from '@/access/isAdmin';
import { nobody } from '@/access/nobody';
import { modelOutcomes, modelPurposes } from '@/domain/languageModel/modelCallKinds';

/**
 * One row per call to the language model, without its text. `chargedTokens` counts against the daily budgets:
 * reserved while the call is in progress, replaced by the actual number when it ends. A row outlives its account with
 * `owner` set to null, because the tokens stay spent.
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
    // How many of the generated texts were used, and how many fell back to the engine's; known after the call.
    { name: 'textsWritten', type: 'number', required: true, defaultValue: 0 },
    { name: 'textsFellBack', type: 'number', required: true, defaultValue: 0 },
  ],
};
