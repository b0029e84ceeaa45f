/** `npm run restore -- file`: brings back what a backup holds, into a place that is empty, or with `--replace` into any. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/restoreSite.mjs'));
