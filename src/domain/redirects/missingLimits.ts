/** How many addresses that lead nowhere are counted, the newest of them however few have asked, and how long one may be. */
export const missingLimits = { most: 500, newest: 100, pathMaxLength: 200, mostSegments: 6 } as const;
