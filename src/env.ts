import { isBuildEnv, readEnv } from './readEnv';

/** The settings of this process: the only place under src/ that reads its environment. */
export const env = readEnv(process.env);

/** `next build` is running: there is no database, and pages are made from the settings alone. */
export const isBuild = isBuildEnv(process.env);

/** The database is being brought to this release (scripts/database/migrateDatabase.mjs). */
export const isMigrating = process.env.PAYLOAD_MIGRATING === 'true';
