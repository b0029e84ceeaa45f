import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { releasePath, writeWhenReleased } from '../../../scripts/testing/modelForBrowsers.mjs';
import { modelUrlFile } from '../../../scripts/testing/testSettings.mjs';

/** Returns words for a client's answers. The model's reply to them waits until `release` is called. */
export function pauseModel(): { words: string; release: () => Promise<unknown> } {
  const key = randomUUID();
  return {
    words: writeWhenReleased(key),
    release: () => fetch(`${readFileSync(modelUrlFile, 'utf8')}${releasePath(key)}`),
  };
}
