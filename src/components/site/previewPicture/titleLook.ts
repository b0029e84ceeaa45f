/** Width and height that a title has, in pixels. */
export const titleBox = { width: 700, height: 400 };

export const titleLineHeight = 1.08;

const smallest = 38;
/** From large to small. */
export const titleSizesPx = [92, 74, 60, 52, 44, smallest] as const;

const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** Where a line may end: at spaces, and anywhere between letters of East Asia. */
const wordsOf = (title: string): string[] =>
  title.split(/\s+/).flatMap((word) => word.split(/(?<=[\u3000-\u9fff\uac00-\ud7af\uff00-\uffef])/u));

/** Widths of letters in the display typeface as shares of the size, on the generous side. */
function widthOf(letter: string): number {
  if (/[ilj.,:;'’!|]/.test(letter)) return 0.3;
  if (/[mwMW@%]/.test(letter)) return 0.9;
  if (/[A-Z0-9]/.test(letter)) return 0.66;
  // Letters of East Asia fill a square.
  return eastAsian.test(letter) ? 1 : 0.56;
}

const widthOfWord = (word: string): number =>
  Array.from(word).reduce((total, letter) => total + widthOf(letter), 0);

/** Whether the title stands whole in its box at that size. */
function fits(title: string, px: number): boolean {
  const room = titleBox.width / px;
  const space = 0.3;
  let lines = 1;
  let used = 0;
  for (const word of wordsOf(title).map(widthOfWord)) {
    if (word > room) {
      // Broken wherever the line ends.
      lines += Math.ceil((used + word) / room) - 1;
      used = (used + word) % room;
    } else if (used + word > room) {
      lines += 1;
      used = word + space;
    } else used += word + space;
  }
  return lines * px * titleLineHeight <= titleBox.height;
}

/** Whether no word has to be broken in two. */
const hasWholeWords = (title: string, px: number): boolean =>
  wordsOf(title).every((word) => widthOfWord(word) * px <= titleBox.width);

interface TitleLook {
  px: number;
  /** Whether some word is longer than any line and is broken where the line ends. */
  breaksWords: boolean;
}

/** The largest size at which a title stands whole in its box, and with whole words where any size allows it. */
export function titleLook(title: string): TitleLook {
  const fitting = titleSizesPx.filter((px) => fits(title, px));
  const whole = fitting.find((px) => hasWholeWords(title, px));
  return { px: whole ?? fitting[0] ?? smallest, breaksWords: whole === undefined };
}
