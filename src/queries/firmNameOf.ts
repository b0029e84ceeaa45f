import { env } from '@/env';

/** Returns the firm's name: the site setting, else the environment variable. */
export const firmNameOf = (settings: { firmName?: string | null }): string =>
  settings.firmName?.trim() || env.FIRM_NAME;
