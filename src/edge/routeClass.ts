const classes = [
  ['probe', /^\/api\/(live|ready|health)$/],
  ['api', /^\/(api|auth\/preferences)(\/|$)/],
  ['cms', /^\/cms(\/|$)/],
  ['file', /^\/(_next|fonts)\//],
  ['picture', /^\/(blog-images|share)\//],
] as const;

type RouteClass = (typeof classes)[number][0] | 'page';

/** What kind of address a path is: few kinds, whatever visitors ask for. */
export const routeClass = (path: string): RouteClass =>
  classes.find(([, pattern]) => pattern.test(path))?.[0] ?? 'page';
