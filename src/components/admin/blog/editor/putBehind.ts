import { replaceWithBlocks, type MakeEdit } from './markdownEdits';

interface Pasted {
  markdown: string;
  /** End of the pasted text at the time of the paste. */
  end: number;
}

/**
 * Inserts blocks after the paragraph that contains the end of the pasted text, wherever it is now, or at the end of the
 * text if it was deleted. Keeps the selection.
 */
export const putBehind =
  (pasted: Pasted, blocks: string): MakeEdit =>
  ({ text, start, end }) => {
    const at = endOfParagraph(text, endOf(text, pasted));
    const edit = replaceWithBlocks(blocks)({ text, start: at, end: at });
    const moved = (place: number) => (place < at ? place : place + edit.insert.length);
    return { ...edit, start: moved(start), end: moved(end) };
  };

/** Picks the occurrence closest to the original position. */
function endOf(text: string, { markdown, end }: Pasted): number {
  const start = end - markdown.length;
  const places = [text.lastIndexOf(markdown, start), text.indexOf(markdown, start)].filter((at) => at >= 0);
  if (places.length === 0) return text.length;
  const nearest = places.reduce((one, other) =>
    Math.abs(other - start) < Math.abs(one - start) ? other : one,
  );
  return nearest + markdown.length;
}

function endOfParagraph(text: string, from: number): number {
  const gap = /\n[ \t]*\n/.exec(text.slice(from));
  return gap ? from + gap.index : text.length;
}
