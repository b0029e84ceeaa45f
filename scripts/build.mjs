/** `npm run build`: what `npm start` serves, unless it is built already. Needs no database. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/buildSite.mjs'));
