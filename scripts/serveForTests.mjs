/** Started by Playwright: serves the production build on an empty, migrated database with its first administrator. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./testing/serveSiteUnderTest.mjs'));
