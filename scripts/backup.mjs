/** `npm run backup -- file`: database, pictures and version in one archive; the site may go on. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/backUpSite.mjs'));
