/** `npm run build`: builds the site for `npm start`, unless the build is current. Needs no database. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/buildSite.mjs'));
