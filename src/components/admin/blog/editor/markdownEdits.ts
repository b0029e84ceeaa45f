import type { Exchange } from '@/domain/markdown/pictureAddresses';

/** A text with what is selected in it. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

export type Place = Pick<Selection, 'start' | 'end'>;

/** A replacement of a part of a text, and what is selected afterwards. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

export type MakeEdit = (selection: Selection) => Edit;

/** Where what was selected is after other parts were exchanged, one after the other. No end of it comes to lie within one. */
export function placeAfter(place: Place, exchanges: readonly Exchange[]): Place {
  return exchanges.reduce(({ start, end }, exchange) => {
    const added = exchange.insert.length - (exchange.end - exchange.start);
    const moved = (at: number) => (at <= exchange.start ? at : Math.max(at, exchange.end) + added);
    return { start: moved(start), end: moved(end) };
  }, place);
}

const selected = ({ text, start, end }: Selection) => text.slice(start, end);

/** Puts marks around what is selected, or takes them off where they are; without a selection around a sample. */
export function wrapWith(mark: string, sample: string): MakeEdit {
  return (selection) => {
    const { text, start, end } = selection;
    const outerStart = start - mark.length;
    if (text.slice(outerStart, start) === mark && text.slice(end, end + mark.length) === mark) {
      const inner = selected(selection);
      return {
        from: outerStart,
        to: end + mark.length,
        insert: inner,
        start: outerStart,
        end: outerStart + inner.length,
      };
    }
    const inner = selected(selection) || sample;
    const innerStart = start + mark.length;
    return {
      from: start,
      to: end,
      insert: mark + inner + mark,
      start: innerStart,
      end: innerStart + inner.length,
    };
  };
}

/** Puts something before each selected line, or takes it off where all have it. */
export function prefixLines(prefix: (index: number) => string, pattern: RegExp): MakeEdit {
  return ({ text, start, end }) => {
    const from = text.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = text.indexOf('\n', Math.max(from, end > start ? end - 1 : end));
    const to = lineEnd === -1 ? text.length : lineEnd;
    const lines = text.slice(from, to).split('\n');
    const isOn = lines.every((line) => pattern.test(line));
    const insert = lines
      .map((line, index) => (isOn ? line.replace(pattern, '') : prefix(index) + line.replace(pattern, '')))
      .join('\n');
    const caret = from + insert.length;
    return { from, to, insert, start: lines.length > 1 ? from : caret, end: caret };
  };
}

/** Goes round through no heading, second, third and fourth level: the first is the post's title. */
export function cycleHeading({ text, start, end }: Selection): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', Math.max(from, end));
  const to = lineEnd === -1 ? text.length : lineEnd;
  const line = text.slice(from, to);
  const level = /^(#{1,6}) /.exec(line)?.[1]?.length ?? 0;
  const next = level === 0 ? 2 : level >= 4 ? 0 : level + 1;
  const words = line.replace(/^#{1,6} /, '');
  const insert = next === 0 ? words : `${'#'.repeat(next)} ${words}`;
  return { from, to, insert, start: from + insert.length, end: from + insert.length };
}

/** Puts a block on lines of its own, with an empty line before and after it. */
export function insertBlock(
  make: (inner: string) => { block: string; start: number; end: number },
): MakeEdit {
  return (selection) => {
    const { text, start, end } = selection;
    const { block, ...place } = make(selected(selection));
    const before = text.slice(0, start);
    const after = text.slice(end);
    const gapBefore = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const gapAfter =
      after === '' ? '\n' : after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
    const at = start + gapBefore.length;
    return {
      from: start,
      to: end,
      insert: gapBefore + block + gapAfter,
      start: at + place.start,
      end: at + place.end,
    };
  };
}

/** Puts a text in the place of what is selected, with the cursor behind it. */
export const replaceSelection =
  (insert: string): MakeEdit =>
  ({ start, end }) => ({
    ...{ from: start, to: end, insert },
    start: start + insert.length,
    end: start + insert.length,
  });

/**
 * Puts blocks in the place of what is selected, on lines of their own, with the cursor behind them. At the end of a text it
 * stands in a new paragraph: words on the line below a picture would take its caption and width from it.
 */
export const replaceWithBlocks =
  (markdown: string): MakeEdit =>
  (selection) => {
    const isAtEnd = selection.end === selection.text.length;
    const block = isAtEnd ? `${markdown}\n` : markdown;
    const edit = insertBlock(() => ({ block, start: block.length, end: block.length }))(selection);
    const end = edit.from + edit.insert.length;
    return isAtEnd ? { ...edit, start: end, end } : edit;
  };
