const besideTheWords = new Set(['_status', 'deletedAt', 'updatedAt', 'createdAt']);

/** Returns whether a save changes no content: it only publishes, unpublishes, trashes or restores. */
export const isStatusOnlySave = (data: object): boolean =>
  Object.keys(data).every((name) => besideTheWords.has(name));
