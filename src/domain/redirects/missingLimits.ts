/** Limits of the 404 count: `most` paths are kept, the `newest` of them regardless of their number of requests. */
export const missingLimits = { most: 500, newest: 100, pathMaxLength: 200, mostSegments: 6 } as const;
