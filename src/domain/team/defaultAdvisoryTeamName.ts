/** Who signs what no person signs, unless the site's settings say otherwise. */
export const defaultAdvisoryTeamName = 'AI Advisory Team';
