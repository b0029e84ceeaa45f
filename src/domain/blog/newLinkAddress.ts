/** The address that the panel's editor gives a new link until the author types one. */
export const newLinkAddress = 'https://';
