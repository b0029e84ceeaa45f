const directivesOf = (robots: string) =>
  robots
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `none` is short for these two directives. */
const spelledOut = (directive: string) => (directive === 'none' ? ['noindex', 'nofollow'] : [directive]);

/** Returns robots directives that prevent or allow indexing; unrelated directives stay. */
export function withIndexing(robots: string, isPrevented: boolean): string {
  const about = isPrevented ? ['all', 'index', 'noindex'] : ['noindex'];
  const kept = directivesOf(robots)
    .flatMap(spelledOut)
    .filter((directive) => !about.includes(directive));
  return [...(isPrevented ? ['noindex'] : []), ...kept].join(', ');
}
