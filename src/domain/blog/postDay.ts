/**
 * Converts a post's date to the time that is stored: noon in UTC. Pages show dates in UTC and the panel in the user's
 * time zone; noon is on the same day in nearly all of them. Payload's date picker stores the same.
 */
export const noonOf = (day: string): string => `${day}T12:00:00.000Z`;
