interface Trashable {
  deletedAt?: string | null;
}

/** Returns whether a save moves a document to the trash or restores it; null if it does neither. */
export function trashMove(before: Trashable | null | undefined, after: Trashable): 'goes' | 'returns' | null {
  if (!before || after.deletedAt === undefined) return null;
  const was = Boolean(before.deletedAt);
  const is = Boolean(after.deletedAt);
  if (was === is) return null;
  return is ? 'goes' : 'returns';
}
