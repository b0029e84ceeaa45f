/** Names of the two addresses at their fields, and in the message of a refused save. */
export const redirectLabels = { from: 'From', to: 'To' } as const;
