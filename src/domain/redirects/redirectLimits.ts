/** How much the list of redirects holds: the server in front keeps all of it in memory. */
export const redirectLimits = {
  most: 5_000,
  fromMaxLength: 500,
  toMaxLength: 1_000,
  /** So many are stored by one import, each with its entry in the trail. */
  mostImported: 500,
} as const;
