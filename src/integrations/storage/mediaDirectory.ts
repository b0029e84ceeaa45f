import path from 'node:path';
import { env } from '@/env';

/**
 * Directory of images, outside of the build so that a new build loses none. Relative settings start at the project
 * root.
 */
export const mediaDirectory = path.resolve(/* turbopackIgnore: true */ process.cwd(), env.MEDIA_DIR);
