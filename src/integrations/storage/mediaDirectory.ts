import path from 'node:path';
import { env } from '@/env';

/** Where pictures are kept: outside of the build, so that a new one loses none. Relative settings start at the project. */
export const mediaDirectory = path.resolve(/* turbopackIgnore: true */ process.cwd(), env.MEDIA_DIR);
