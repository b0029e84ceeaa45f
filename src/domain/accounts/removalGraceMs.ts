/** How long accounts that were deleted together can be brought back. Nobody can sign in to them meanwhile. */
export const removalGraceMs = 10 * 60_000;
