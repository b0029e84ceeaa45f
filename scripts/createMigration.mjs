/** `npm run migration -- what_changes`: writes the migration for the tables as the collections want them now. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/writeMigration.mjs'));
