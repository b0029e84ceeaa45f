/** `npm run doctor`: reports what is configured, reachable and missing; fails if something must be fixed. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/examineSite.mjs'));
