/** `npm run payload -- migrate:status`: runs a Payload command with the settings and the database of the site. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/runPayloadCommand.mjs'));
