import path from 'node:path';

/** The guides' files, which are part of the product. */
export const guideFolder = path.resolve(/* turbopackIgnore: true */ process.cwd(), 'docs/guide');
