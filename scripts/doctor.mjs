/** `npm run doctor`: what is configured, reachable and missing, in plain lines; fails if something has to be put right. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/examineSite.mjs'));
