/** `npm run bench -- engine`, `npm run bench -- api` and `npm run bench -- pages [path ...]`; without a word, all. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./bench/runBench.mjs'));
