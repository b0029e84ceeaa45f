/** `npm run recalculate`: recalculates every stored analysis and compares the figures; fails if any differ. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/recalculateFigures.mjs'));
