/**
 * Advance widths of Arial Regular in units of 1/2048 em, with their characters. Search engines' result pages use Arial.
 * Measured by rendering each character at 2048 px in Liberation Sans 2.x, which is metric-compatible by design. Kerning
 * is ignored: browsers apply it only to a few pairs of capitals.
 */
const arialWidths: readonly (readonly [unitWidth: number, characters: string])[] = [
  [391, "'"],
  [455, 'ijlł‘’‚'],
  [532, '|¦'],
  [569, ' !,./:;I[\\]ft·ÌÍÎÏìíîï\u00a0'],
  [682, '()-`r¡¨²³´¸¹“”„‹›'],
  [684, '{}'],
  [717, '•'],
  [727, '"'],
  [748, 'º'],
  [758, 'ª'],
  [797, '*'],
  [819, '°'],
  [961, '^'],
  [1024, 'Jcksvxyzçýÿšž'],
  [1100, '¶'],
  [1124, '±÷'],
  [1131, '¯'],
  [1139, '#$0123456789?L_abdeghnopqu¢£¤¥§«»àáâãäåèéêëðñòóôõöùúûüþŁ–€'],
  [1180, 'µ'],
  [1196, '+<=>~¬×−'],
  [1251, 'FTZ¿ßøŽ'],
  [1366, '&ABEKPSVXYÀÁÂÃÄÅÈÉÊËÝÞŠŸ'],
  [1479, 'CDHNRUwÇÐÑÙÚÛÜ'],
  [1509, '©®'],
  [1593, 'GOQÒÓÔÕÖØ'],
  [1706, 'Mm'],
  [1708, '¼½¾'],
  [1821, '%æ'],
  [1933, 'Wœ'],
  [2048, 'ÆŒ—…™→'],
  [2079, '@'],
];

const unitsPerEm = 2048;

const unitWidths: ReadonlyMap<string, number> = new Map(
  arialWidths.flatMap(([unitWidth, characters]) =>
    [...characters].map((character) => [character, unitWidth] as const),
  ),
);

const averageLetterUnits = 1139;
const combiningMark = /\p{M}/u;
/** Scripts and emoji whose characters are one em wide. */
const fullWidth =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60]|\p{Extended_Pictographic}/u;

function unitWidthOf(character: string): number {
  const known = unitWidths.get(character);
  if (known !== undefined) return known;
  if (combiningMark.test(character)) return 0;
  if (fullWidth.test(character)) return unitsPerEm;
  const base = character.normalize('NFD').charAt(0);
  return unitWidths.get(base) ?? averageLetterUnits;
}

/** Estimates the width of a text in Arial on one line, in pixels. White space is collapsed as in a browser. */
export function textWidthPx(text: string, fontSizePx: number): number {
  const units = [...text.trim().replace(/\s+/g, ' ')].reduce(
    (sum, character) => sum + unitWidthOf(character),
    0,
  );
  return (units * fontSizePx) / unitsPerEm;
}
