/*
 * Cover drawings in the colors of the design tokens. Without text, because the fonts of a server are unknown. Important
 * content is in the middle two thirds of the height, the part that wide screens show.
 */
import { coverSize } from './StarterPost';

const green = { ground: '#0b2a20', line: '#274d40', strong: '#5cc79d', pale: '#b7e3cf' };
const paper = { ground: '#ecf1ed', line: '#b9c6be', card: '#ffffff', ink: '#153b2e', strong: '#16674c' };
const pink = '#c2185b';

const { width, height } = coverSize;

const drawing = (ground: string, shapes: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
  `<rect width="${width}" height="${height}" fill="${ground}"/>${shapes.join('')}</svg>`;

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A week of five days with eight hours each for four people; the saved hours are filled. */
export const hoursCover = drawing(
  green.ground,
  range(20).flatMap((column) =>
    range(8).map((row) => {
      const isFilled = column < 11 - Math.floor(row / 3);
      const x = 150 + column * 70 + Math.floor(column / 5) * 20;
      const place = `x="${x}" y="${250 + row * 80}" width="54" height="62" rx="6"`;
      return isFilled
        ? `<rect ${place} fill="${green.strong}"/>`
        : `<rect ${place} fill="none" stroke="${green.line}" stroke-width="3"/>`;
    }),
  ),
);

/** One way in and six ways out, of which only one continues. */
export const branchesCover = drawing(paper.ground, [
  `<circle cx="220" cy="560" r="34" fill="${paper.ink}"/>`,
  ...range(7).map((index) => {
    const y = 236 + index * 108;
    const isChosen = index === 4;
    const color = isChosen ? paper.strong : paper.line;
    const line = `<path d="M254 560 C 640 560 700 ${y} 1080 ${y} H 1360" fill="none" stroke="${color}" stroke-width="${isChosen ? 14 : 7}"/>`;
    const end = isChosen
      ? `<circle cx="1400" cy="${y}" r="44" fill="${paper.strong}"/>`
      : `<circle cx="1392" cy="${y}" r="30" fill="${paper.ground}" stroke="${paper.line}" stroke-width="7"/>`;
    return line + end;
  }),
]);

const failedCases = new Set([6, 13, 17, 28]);

function caseSheet(index: number): string {
  const x = 130 + (index % 10) * 145;
  const y = 225 + Math.floor(index / 10) * 240;
  const sheet = `<rect x="${x}" y="${y}" width="115" height="200" rx="10" fill="${paper.card}"/>`;
  const lines = range(4).map(
    (line) =>
      `<rect x="${x + 18}" y="${y + 22 + line * 24}" width="${line === 3 ? 46 : 79}" height="9" rx="4" fill="${paper.line}"/>`,
  );
  const mark = failedCases.has(index)
    ? `<path d="M${x + 38} ${y + 136} l40 40 m0 -40 l-40 40" stroke="${pink}"/>`
    : `<path d="M${x + 34} ${y + 156} l18 18 l32 -38" stroke="${paper.strong}"/>`;
  return `${sheet}${lines.join('')}<g fill="none" stroke-width="11" stroke-linecap="round" stroke-linejoin="round">${mark}</g>`;
}

/** Thirty cases with their grades. */
export const casesCover = drawing(paper.ground, range(30).map(caseSheet));
