/** `npm run bench -- engine` and `npm run bench -- pages [path ...]`; without a word, both. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./bench/runBench.mjs'));
