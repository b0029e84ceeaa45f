/** Statuses by which the admin list of posts can be filtered. */
export const postStatuses = ['published', 'draft'] as const;

/** Sort orders of the list; a hyphen means descending. */
export const postOrders = [
  ...(['date', '-date', 'title', '-title'] as const),
  ...(['author', '-author', 'updatedAt', '-updatedAt'] as const),
] as const;
export type PostOrder = (typeof postOrders)[number];
