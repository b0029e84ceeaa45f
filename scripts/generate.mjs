/** `npm run generate`: writes the generated files; with `check`, only reports which are out of date. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/generateFromConfig.mjs'));
