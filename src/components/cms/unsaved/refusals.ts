let count = 0;

/** How many saves the server has refused since the panel was opened. */
export const refusalCount = (): number => count;

export function countRefusal(): void {
  count += 1;
}
