/** Number of analyses per account, for accounts that were loaded with the session of the current request. */
export const reportCounts = new WeakMap<object, number>();
