/**
 * How the day of a post is kept: as its noon in UTC. Pages count days in UTC, the panel by its reader's clock, and there it is
 * the same day nearly everywhere. The panel's own picker keeps it so.
 */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`;
