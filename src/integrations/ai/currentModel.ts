import { env } from '@/env';
import { ModelDoor } from './ModelDoor';
import { modelSettingsOf, type ModelSettings } from './ModelSettings';

const open = (settings?: ModelSettings) => settings && new ModelDoor(settings);

let current = open(modelSettingsOf(env));

/** The language model of this process, if one is configured. */
export const currentModel = (): ModelDoor | undefined => current;

/** From now on questions go elsewhere, or nowhere. Nothing of what was known about the former provider is kept. */
export function plugInModel(settings?: ModelSettings): void {
  current = open(settings);
}
