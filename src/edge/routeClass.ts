const classes = [
  ['probe', /^\/api\/(live|ready|health)$/],
  ['api', /^\/(api|auth\/preferences)(\/|$)/],
  ['cms', /^\/cms(\/|$)/],
  ['file', /^\/(_next|fonts)\//],
  ['picture', /^\/(blog-images|share)\//],
] as const;

type RouteClass = (typeof classes)[number][0] | 'page';

/** Returns the class of a path; a small fixed set, whatever visitors request. */
export const routeClass = (path: string): RouteClass =>
  classes.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
