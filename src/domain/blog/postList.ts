/** What the admin list of posts can be narrowed to. */
export const postStatuses = ['published', 'draft'] as const;

/** How it can be sorted; a hyphen turns the order around. */
export const postOrders = [
  ...(['date', '-date', 'title', '-title'] as const),
  ...(['author', '-author', 'updatedAt', '-updatedAt'] as const),
] as const;
export type PostOrder = (typeof postOrders)[number];
