interface Trashable {
  deletedAt?: string | null;
}

/** Whether a save takes a document to the trash or back from it; null where it says nothing of it, or changes nothing. */
export function trashMove(before: Trashable | null | undefined, after: Trashable): 'goes' | 'returns' | null {
  if (!before || after.deletedAt === undefined) return null;
  const was = Boolean(before.deletedAt);
  const is = Boolean(after.deletedAt);
  if (was === is) return null;
  return is ? 'goes' : 'returns';
}
