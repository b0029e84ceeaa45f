/**
 * Data as one line of JSON. Whatever the texts in it contain, they can end neither the line nor a string in it, and
 * they hold no mark that a model's template could take for the end of a turn.
 */
export function asDataLine(data: object): string {
  return JSON.stringify(data).replace(
    /[<>|`\u0085\u2028\u2029]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
