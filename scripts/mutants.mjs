/**
 * `npm run mutants`, or `npm run mutants -- src/domain/analysis [path ...]`: how many planted faults the unit tests find.
 * Without a path, all of `src/domain` and `src/operations`, which takes hours.
 */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./mutants/runMutants.mjs'));
