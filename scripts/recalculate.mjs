/** `npm run recalculate`: counts every stored analysis anew and compares the figures; fails if any differ. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/recalculateFigures.mjs'));
