import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/serveSite.mjs'));
