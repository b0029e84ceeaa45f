/**
 * Advance widths of Arial's regular cut in units of 1/2048 em, and the characters that have them. Measured by drawing
 * each character at 2048 px in Liberation Sans 2.x, whose widths equal Arial's by design, which search engines' result
 * pages use. Kerning is left out, as browsers show it only in a few pairs of capitals.
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
/** Scripts and pictures that take a whole square. */
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

/** About how wide a text is in Arial on one line, in pixels. White space is counted as a browser shows it. */
export function textWidthPx(text: string, fontSizePx: number): number {
  const units = [...text.trim().replace(/\s+/g, ' ')].reduce(
    (sum, character) => sum + unitWidthOf(character),
    0,
  );
  return (units * fontSizePx) / unitsPerEm;
}
