import { arialWidths, unitsPerEm } from './arialWidths';

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
