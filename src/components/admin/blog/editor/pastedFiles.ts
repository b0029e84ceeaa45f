/** The first picture of what was dropped or pasted; null where there is none. */
export function pictureOf(transfer: DataTransfer | null): File | null {
  return Array.from(transfer?.files ?? []).find(({ type }) => type.startsWith('image/')) ?? null;
}
