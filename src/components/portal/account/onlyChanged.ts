/**
 * Of what a form sends, what isn't as it is stored: a tab that has been open for long leaves alone what was changed in
 * another one.
 */
export const onlyChanged = <Body extends object>(body: Body, stored: { [Field in keyof Body]?: unknown }) =>
  Object.fromEntries(
    Object.entries(body).filter(([field, value]) => value !== stored[field as keyof Body]),
  ) as Partial<Body>;
