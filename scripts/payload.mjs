/** `npm run payload -- migrate:status`: runs a command of Payload's own with the settings and the database of the site. */
import { runMain } from './steps/runMain.mjs';

runMain(() => import('./steps/runPayloadCommand.mjs'));
