/** Asked and not proved yet; on the list; off it again. */
export const subscriberStates = ['pending', 'confirmed', 'left'] as const;
export type SubscriberState = (typeof subscriberStates)[number];
