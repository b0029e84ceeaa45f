/** Further warnings are only counted during this time. */
const windowMs = 30_000;

/**
 * Returns a function for a warning that many events can trigger at once, such as one for each connection of a lost
 * database. The first is written; those of the next 30 seconds are counted and reported in one line.
 * @param say receives the latest text, and how many more there were
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
