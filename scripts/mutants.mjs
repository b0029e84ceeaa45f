/**
 * `npm run mutants`, or `npm run mutants -- src/domain/analysis [path ...]`: how many planted faults the tests find.
 * Without a path, all of `src/domain` and `src/operations`, which takes a day. Faults in operations are looked for by the
 * unit tests and the integration tests of their area, or by those given: `src/operations/trash tests/int/trash.test.ts`.
 */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./mutants/runMutants.mjs'));
