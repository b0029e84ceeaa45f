/** Width and height of the title's box in pixels. */
export const titleBox = { width: 700, height: 400 };

export const titleLineHeight = 1.08;

const smallest = 38;
/** Descending. */
export const titleSizesPx = [92, 74, 60, 52, 44, smallest] as const;

const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Line break opportunities: at spaces, and anywhere between East Asian letters. */
const wordsOf = (title: string): string[] =>
  title.split(/\s+/).flatMap((word) => word.split(/(?<=[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef])/u));

/** Widths of letters in the display font as fractions of the font size, rounded up. */
function widthOf(letter: string): number {
  if (/[ilj.,:;'’!|]/.test(letter)) return 0.3;
  if (/[mwMW@%]/.test(letter)) return 0.9;
  if (/[A-Z0-9]/.test(letter)) return 0.66;
  // East Asian letters are as wide as the font size.
  return eastAsian.test(letter) ? 1 : 0.56;
}

const widthOfWord = (word: string): number =>
  Array.from(word).reduce((total, letter) => total + widthOf(letter), 0);

/** Returns whether the whole title fits its box at that size. */
function fits(title: string, px: number): boolean {
  const room = titleBox.width / px;
  const space = 0.3;
  let lines = 1;
  let used = 0;
  for (const word of wordsOf(title).map(widthOfWord)) {
    if (word > room) {
      // A longer word is broken at the end of each line.
      lines += Math.ceil((used + word) / room) - 1;
      used = (used + word) % room;
    } else if (used + word > room) {
      lines += 1;
      used = word + space;
    } else used += word + space;
  }
  return lines * px * titleLineHeight <= titleBox.height;
}

/** Returns whether no word has to be broken. */
const hasWholeWords = (title: string, px: number): boolean =>
  wordsOf(title).every((word) => widthOfWord(word) * px <= titleBox.width);

interface TitleLook {
  px: number;
  /** Whether a word is longer than a line and is broken at its end. */
  breaksWords: boolean;
}

/** Returns the largest size at which the title fits its box, without broken words if any size allows it. */
export function titleLook(title: string): TitleLook {
  const fitting = titleSizesPx.filter((px) => fits(title, px));
  const whole = fitting.find((px) => hasWholeWords(title, px));
  return { px: whole ?? fitting[0] ?? smallest, breaksWords: whole === undefined };
}
