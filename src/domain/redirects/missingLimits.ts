/** How many addresses that lead nowhere are counted, and how long one may be. */
export const missingLimits = { most: 500, pathMaxLength: 200, mostSegments: 6 } as const;
