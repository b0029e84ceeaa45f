/** What the panel's editor puts into a new link until its author has typed the address. */
export const newLinkAddress = 'https://';
