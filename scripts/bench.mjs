/**
 * `npm run bench -- pages [path ...]`, `-- throughput`, `-- api` or `-- size`; all of them without a name.
 */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./bench/runBench.mjs'));
