import { useState } from 'react';

/**
 * Returns names in order of first appearance, including removed ones: an unticked entry keeps its position and focus,
 * and can be ticked again while the step is shown.
 */
export function useSeenNames(names: readonly string[]): readonly string[] {
  const [seen, setSeen] = useState(names);
  const added = names.filter((name) => !seen.includes(name));
  if (added.length === 0) return seen;
  const all = [...seen, ...added];
  setSeen(all);
  return all;
}
