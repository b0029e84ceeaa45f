/** `npm run test:scale`: tests that need servers from the system's packages, and therefore aren't in `npm test`. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./testing/runScaleTests.mjs'));
