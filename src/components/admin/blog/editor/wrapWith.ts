import { putWords, withoutSpace, type MakeEdit, type Selection } from './markdownEdits';

/**
 * Puts marks around what is selected, or takes them off where they are, beside it or selected with it; without a selection
 * around a sample.
 */
export function wrapWith(mark: '*' | '**' | '~~', sample: string): MakeEdit {
  const sign = mark.charAt(0);
  // Three stars are bold and italic, two bold alone.
  const isOn = (run: number) => (mark === '*' ? run % 2 === 1 : run >= mark.length);
  return (selection) => {
    const { text, start, end } = withoutSigns(withoutSpace(selection), sign);
    const words = text.slice(start, end);
    const isMarked = [runBefore(text, start, sign), runBehind(text, end, sign)].every(isOn);
    if (isMarked && !closesWithin(words, sign, isOn)) {
      return putWords({ from: start - mark.length, to: end + mark.length, words });
    }
    return putWords({ from: start, to: end, words: words || sample }, [mark, mark]);
  };
}

/** How often a sign stands directly before a place. */
function runBefore(text: string, at: number, sign: string): number {
  let run = 0;
  while (text[at - run - 1] === sign) run += 1;
  return run;
}

/** How often a sign stands directly behind a place. */
function runBehind(text: string, at: number, sign: string): number {
  let run = 0;
  while (text[at + run] === sign) run += 1;
  return run;
}

/** Without the signs at both ends, unless there is nothing else. */
function withoutSigns(selection: Selection, sign: string): Selection {
  const { text } = selection;
  const start = selection.start + runBehind(text, selection.start, sign);
  if (start >= selection.end) return selection;
  return { text, start, end: selection.end - runBefore(text, selection.end, sign) };
}

/** Whether a mark before words ends within them, as in "one** and **two". */
function closesWithin(words: string, sign: string, isOn: (run: number) => boolean): boolean {
  for (const { 0: run, index } of words.matchAll(sign === '*' ? /\*+/g : /~+/g)) {
    if (isOn(run.length)) return /\S/.test(words.charAt(index - 1));
  }
  return false;
}
