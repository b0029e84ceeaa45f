/**
 * `npm run bench -- engine`, `-- pages [path ...]`, `-- throughput`, `-- api`, `-- writing`, `-- blog` or `-- size`; without
 * a word, all.
 */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./bench/runBench.mjs'));
