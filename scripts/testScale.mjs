/** `npm run test:scale`: what needs parts that come from the system's packages, and so isn't in `npm test`. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./testing/runScaleTests.mjs'));
