import { env } from '@/env';

/** Returns the advisory team's name: the site setting, else the environment variable. */
export const advisoryTeamNameOf = (settings: { advisoryTeamName?: string | null }): string =>
  settings.advisoryTeamName?.trim() || env.ADVISORY_TEAM_NAME;
