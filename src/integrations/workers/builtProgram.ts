import path from 'node:path';
import { env } from '@/env';

/** The file of a program that worker threads run, as scripts/steps/buildPrograms.mjs has built it. */
export const builtProgram = (name: 'worker' | 'hashing'): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), env.NEXT_DIST_DIR, 'programs', `${name}.mjs`);
