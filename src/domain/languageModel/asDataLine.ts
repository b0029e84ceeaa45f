/**
 * Serializes data as one line of JSON. Its texts can end neither the line nor a string, and contain no token that a
 * model's chat template could interpret as the end of a turn.
 */
export function asDataLine(data: object): string {
  return JSON.stringify(data).replace(
    /[<>|`\u0085\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
