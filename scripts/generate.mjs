/** `npm run generate`: writes the generated files again; with `check` only tells which are out of date. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/generateFromConfig.mjs'));
