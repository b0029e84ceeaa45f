const besideTheWords = new Set(['_status', 'deletedAt', 'updatedAt', 'createdAt']);

/** Whether a save changes nothing that a post's form shows: it's published, taken back, thrown away. */
export const isStatusOnlySave = (data: object): boolean =>
  Object.keys(data).every((name) => besideTheWords.has(name));
