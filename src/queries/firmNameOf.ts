import { env } from '@/env';

/** The firm's name as pages show it: what the firm has set, else the server's setting. */
export const firmNameOf = (settings: { firmName?: string | null }): string =>
  settings.firmName?.trim() || env.FIRM_NAME;
