/** `npm run restore -- file`: restores a backup into an empty site, or with `--replace` over existing data. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/restoreSite.mjs'));
