/** `npm run migrate`: migrates the database to this release, while the previous one may still be running. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/migrateSite.mjs'));
