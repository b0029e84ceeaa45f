/** `npm run migrate`: brings the database up to this release, while the last one may still be serving. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/migrateSite.mjs'));
