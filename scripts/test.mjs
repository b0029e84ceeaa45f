import { runMain } from './steps/runMain.mjs';

runMain(() => import('./testing/runTests.mjs'));
