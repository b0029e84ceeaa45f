/** What the browser's half of Next asks about routes that are shown over others, such as `(.)photo`: this site has none. */
export const INTERCEPTION_ROUTE_MARKERS: readonly string[] = [];

export const isInterceptionRouteAppPath = (): boolean => false;
