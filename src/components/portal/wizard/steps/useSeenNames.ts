import { useState } from 'react';

/**
 * Names in the order in which they came, also those that have left since: what somebody unticks stays where it is, with
 * the focus, and can be ticked again for as long as the step is shown.
 */
export function useSeenNames(names: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState(names);
  const added = names.filter((name) => !seen.includes(name));
  if (added.length === 0) return seen;
  const all = [...seen, ...added];
  setSeen(all);
  return all;
}
