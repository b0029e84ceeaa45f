/** What expires when the list of redirects changes. */
export const redirectsTag = 'redirects';
