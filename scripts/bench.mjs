/**
 * `npm run bench -- pages [path ...]`, `-- throughput`, `-- api` or `-- size`; without a name, all of them.
 */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./bench/runBench.mjs'));
