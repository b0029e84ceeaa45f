/**
 * Returns the fields that differ from the stored ones, so that a stale tab doesn't revert changes made in another one.
 */
export const onlyChanged = <Body extends object>(body: Body, stored: { [Field in keyof Body]?: unknown }) =>
  Object.fromEntries(
    Object.entries(body).filter(([field, value]) => value !== stored[field as keyof Body]),
  ) as Partial<Body>;
