/** For so long further ones are only counted. */
const windowMs = 30_000;

/**
 * A warning that many things can set off at once, such as one for each connection of a lost database: the first is said,
 * those of the next half minute are counted and told in one line. `say` gets the text, and how many more there were.
 */
export function countedWarning(say: (text: string, further: number) => void): (text: string) => void {
  let further = 0;
  let latest = '';
  let timer: NodeJS.Timeout | undefined;

  const tell = () => {
    timer = undefined;
    if (further === 0) return;
    say(latest, further);
    further = 0;
    timer = setTimeout(tell, windowMs).unref();
  };

  return (text) => {
    if (timer) {
      further += 1;
      latest = text;
      return;
    }
    say(text, 0);
    timer = setTimeout(tell, windowMs).unref();
  };
}
