/** `npm run migration -- what_changes`: creates a migration from the current collections. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/writeMigration.mjs'));
