/** `npm run backup -- file`: writes database, images and version into one archive; the site may keep running. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/backUpSite.mjs'));
