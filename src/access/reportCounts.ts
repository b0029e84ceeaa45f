/** How many analyses an account has run, for accounts that were read with the session of a request underway. */
export const reportCounts = new WeakMap<object, number>();
