import { env } from '@/env';
import { ModelClient } from './ModelClient';
import { modelSettingsOf, type ModelSettings } from './ModelSettings';

const open = (settings?: ModelSettings) => settings && new ModelClient(settings);

let current = open(modelSettingsOf(env));

/** Returns this process's model client; undefined if none is configured. */
export const currentModel = (): ModelClient | undefined => current;

/** Replaces the model client; without settings, disables it. All state about the previous provider is dropped. */
export function plugInModel(settings?: ModelSettings): void {
  current = open(settings);
}
