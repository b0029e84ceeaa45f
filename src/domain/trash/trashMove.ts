interface Trashable {
  deletedAt?: string | null;
}

/** Whether a save takes a document to the trash or back from it; null where it does neither. */
export function trashMove(before: Trashable | null | undefined, after: Trashable): 'goes' | 'returns' | null {
  const was = Boolean(before?.deletedAt);
  const is = Boolean(after.deletedAt);
  if (was === is || !before) return null;
  return is ? 'goes' : 'returns';
}
