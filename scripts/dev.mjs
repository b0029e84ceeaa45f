import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/developSite.mjs'));
