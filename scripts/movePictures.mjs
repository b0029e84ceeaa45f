/** `npm run move-pictures -- to-store` or `-- to-folder`: copies all images; `--remove` deletes the originals. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/movePicturesOfSite.mjs'));
