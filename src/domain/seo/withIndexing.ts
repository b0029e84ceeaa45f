const directivesOf = (robots: string) =>
  robots
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** `none` is short for these two. */
const spelledOut = (directive: string) => (directive === 'none' ? ['noindex', 'nofollow'] : [directive]);

/** Robots directives that prevent or allow indexing now; what they say about other things stays. */
export function withIndexing(robots: string, isPrevented: boolean): string {
  const about = isPrevented ? ['all', 'index', 'noindex'] : ['noindex'];
  const kept = directivesOf(robots)
    .flatMap(spelledOut)
    .filter((directive) => !about.includes(directive));
  return [...(isPrevented ? ['noindex'] : []), ...kept].join(', ');
}
