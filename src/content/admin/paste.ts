import type { DroppedPicture } from '@/domain/paste/cleanPaste';
import { countOf } from '@/format/numbers';

/** So many are named, each in so many letters: a paste may hold hundreds, and addresses hold keys. */
const named = { pictures: 5, characters: 120 };

const leftOut = (pictures: readonly DroppedPicture[]) =>
  `${countOf(pictures.length, 'picture')} from another site left out: ${namesOf(pictures)}.`;

function namesOf(pictures: readonly DroppedPicture[]): string {
  const names = pictures.slice(0, named.pictures).map(nameOf);
  const others = pictures.length - names.length;
  return [...names, ...(others > 0 ? [countOf(others, 'other')] : [])].join(', ');
}

/** By its words; else by where it was, for which data in the text itself says nothing. */
function nameOf({ address, alt }: DroppedPicture): string {
  const name = alt.trim() || (/^(?:https?|file):/i.test(address) ? address : '');
  if (!name) return 'one without words';
  return `“${name.length > named.characters ? `${name.slice(0, named.characters)}…` : name}”`;
}

/** What is said of what was pasted or dropped into a text. */
export const pasteTexts = {
  droppedPictures: (pictures: readonly DroppedPicture[]) => {
    const them = pictures.length === 1 ? 'it' : 'them';
    return `${leftOut(pictures)} Save ${them} and insert ${them} here, if you may use ${them}.`;
  },
  leftOutPictures: (pictures: readonly DroppedPicture[]) => `${leftOut(pictures)} Bring in what you may use.`,
  noPicture: 'Only pictures can be dropped here.',
};
