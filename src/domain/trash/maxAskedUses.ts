/** How many images or categories one request may look up usages for; no list of the panel shows more. */
export const maxAskedUses = 100;
