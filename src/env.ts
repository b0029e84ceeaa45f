import { isBuildEnv, readEnv } from './readEnv';

/** The settings of this process: the only place under src/ that reads its environment. */
export const env = readEnv(process.env);

/** `next build` is running: there is no database, and pages are made from the settings alone. */
export const isBuild = isBuildEnv(process.env);
