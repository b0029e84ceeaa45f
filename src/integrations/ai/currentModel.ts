import { env } from '@/env';
import { ModelClient } from './ModelClient';
import { modelSettingsOf, type ModelSettings } from './ModelSettings';

const open = (settings?: ModelSettings) => settings && new ModelClient(settings);

let current = open(modelSettingsOf(env));

/** The language model of this process, if one is configured. */
export const currentModel = (): ModelClient | undefined => current;

/** From now on questions go elsewhere, or nowhere. Nothing of what was known about the former provider is kept. */
export function plugInModel(settings?: ModelSettings): void {
  current = open(settings);
}
