import path from 'node:path';
import { env } from '@/env';

/** Returns the path of a worker thread program built by scripts/steps/buildPrograms.mjs. */
export const builtProgram = (name: 'worker' | 'hashing'): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR, 'programs', `${name}.mjs`);
