/** Cache tag that is invalidated when a redirect changes. */
export const redirectsTag = 'redirects';
