/** A text that may be empty. For fields whose own `maxLength` says what search results show, not what is kept. */
export const atMostCharacters = (maxLength: number) => (value: unknown) =>
  typeof value !== 'string' || value.length <= maxLength || `Must be at most ${maxLength} characters`;
