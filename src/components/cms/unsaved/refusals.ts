let count = 0;

/** Returns how many saves the server has rejected since the panel was opened. */
export const refusalCount = (): number => count;

export function countRefusal(): void {
  count += 1;
}
