import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { inject } from 'vitest';
import { readClusterSettings, saveClusterSettings } from '../../../scripts/database/clusterSettings.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of a migrated database server that doesn't run, and of the pictures that its first posts have. */
    preparedSite: string | undefined;
  }
}

export const preparedDatabase = 'faults';
export const picturesOf = (preparedSite: string): string => path.join(preparedSite, 'media');

/** The files of a database that is migrated already, for a server that is started in that folder; it finds its own port. */
export function copyPreparedDatabase(directory: string): void {
  const prepared = inject('preparedSite');
  const settings = prepared && readClusterSettings(path.join(prepared, 'cluster.json'));
  if (!settings) return;
  // With their owner, who isn't ours when root runs the tests.
  execFileSync('cp', ['-a', path.join(prepared, 'data'), path.join(directory, 'data')]);
  saveClusterSettings(path.join(directory, 'cluster.json'), { ...settings, port: 0 });
}

/** The pictures that it names. */
export function copyPreparedPictures(mediaDir: string): void {
  const prepared = inject('preparedSite');
  if (prepared) cpSync(picturesOf(prepared), mediaDir, { recursive: true });
}
