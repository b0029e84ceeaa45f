import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { releasePath, writeWhenReleased } from '../../../scripts/testing/modelForBrowsers.mjs';
import { modelUrlFile } from '../../../scripts/testing/testSettings.mjs';

/** Words for a client's answers with which the model writes nothing until the test lets it. */
export function holdModel(): { words: string; release: () => Promise<unknown> } {
  const key = randomUUID();
  return {
    words: writeWhenReleased(key),
    release: () => fetch(`${readFileSync(modelUrlFile, 'utf8')}${releasePath(key)}`),
  };
}
