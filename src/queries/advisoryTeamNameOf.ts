import { env } from '@/env';

/** The advisory team's name as pages and posts show it: what the firm has set, else the server's setting. */
export const advisoryTeamNameOf = (settings: { advisoryTeamName?: string | null }): string =>
  settings.advisoryTeamName?.trim() || env.ADVISORY_TEAM_NAME;
