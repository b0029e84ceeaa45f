/** `npm run move-pictures -- to-store` or `-- to-folder`: copies all pictures there, and with `--remove` ends the others. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/movePicturesOfSite.mjs'));
