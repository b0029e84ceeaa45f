import { changeLines, type MakeEdit } from './markdownEdits';

/** A line as the item of any list: how far it is moved in, its mark, and its words. */
const item = /^([ \t]*)((?:(?:[-*+]|\d{1,9}[.)]) (?:\[[ xX]\] )?)?)(.*)$/s;

/**
 * Makes each selected line an item, whatever item it was before; where all are such items, words alone.
 * @param own what a mark of this kind of list looks like
 */
export const listMarks = (mark: (index: number) => string, own: RegExp): MakeEdit =>
  changeLines((lines) => {
    const items = lines.map((line) => {
      const [, indent = '', before = '', words = ''] = item.exec(line) ?? [];
      return { indent, before, words };
    });
    const isOn = items.every(({ before }) => own.test(before));
    return items.map(({ indent, words }, index) => indent + (isOn ? '' : mark(index)) + words);
  });
