export interface DiffPart<Item> {
  kind: 'same' | 'added' | 'removed';
  items: Item[];
}

/**
 * Larger tables take too long in a browser: everything between the common ends is then reported as removed and added.
 */
const maxCells = 4_000_000;

/** Returns the edits that turn one list into another, in order; removals before additions. */
export function diffSequences<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean = Object.is,
): DiffPart<Item>[] {
  let start = 0;
  while (start < before.length && start < after.length && isSameAt(start, start)) start += 1;
  let end = 0;
  while (
    end < before.length - start &&
    end < after.length - start &&
    isSameAt(before.length - 1 - end, after.length - 1 - end)
  ) {
    end += 1;
  }
  const middle = diffMiddle(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
    isSame,
  );
  const same = (items: readonly Item[]): DiffPart<Item> => ({ kind: 'same', items: [...items] });
  return joined([same(after.slice(0, start)), ...middle, same(after.slice(after.length - end))]);

  function isSameAt(one: number, other: number): boolean {
    return isSame(before[one] as Item, after[other] as Item);
  }
}

/** Diffs by the longest common subsequence. */
function diffMiddle<Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): DiffPart<Item>[] {
  if (before.length === 0 || after.length === 0 || before.length * after.length > maxCells) {
    return [
      { kind: 'removed', items: [...before] },
      { kind: 'added', items: [...after] },
    ];
  }
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number): number => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] = isSame(before[row] as Item, after[column] as Item)
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const parts: DiffPart<Item>[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [one, other] = [before[row], after[column]];
    if (row < before.length && column < after.length && isSame(one as Item, other as Item)) {
      parts.push({ kind: 'same', items: [other as Item] });
      row += 1;
      column += 1;
    } else if (
      row < before.length &&
      (column === after.length || at(row + 1, column) >= at(row, column + 1))
    ) {
      parts.push({ kind: 'removed', items: [one as Item] });
      row += 1;
    } else {
      parts.push({ kind: 'added', items: [other as Item] });
      column += 1;
    }
  }
  return parts;
}

/** Merges neighbors of one kind. */
function joined<Item>(parts: readonly DiffPart<Item>[]): DiffPart<Item>[] {
  const all: DiffPart<Item>[] = [];
  for (const part of parts) {
    if (part.items.length === 0) continue;
    const last = all.at(-1);
    if (last?.kind === part.kind) last.items.push(...part.items);
    else all.push({ ...part, items: [...part.items] });
  }
  return all;
}
