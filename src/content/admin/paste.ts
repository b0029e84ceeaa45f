import type { DroppedPicture } from '@/domain/paste/cleanPaste';
import { countOf } from '@/format/numbers';

/**
 * Limits of the message: images named, and characters of each name. A paste may contain hundreds, and addresses may
 * contain secrets.
 */
const named = { pictures: 5, characters: 120 };

const leftOut = (pictures: readonly DroppedPicture[]) =>
  `${countOf(pictures.length, 'picture')} from another site left out: ${namesOf(pictures)}.`;

function namesOf(pictures: readonly DroppedPicture[]): string {
  const names = pictures.slice(0, named.pictures).map(nameOf);
  const others = pictures.length - names.length;
  return [...names, ...(others > 0 ? [countOf(others, 'other')] : [])].join(', ');
}

/** Names an image by its alt text, or else by its address unless that is a data URL. */
function nameOf({ address, alt }: DroppedPicture): string {
  const name = alt.trim() || (/^(?:https?|file):/i.test(address) ? address : '');
  if (!name) return 'one without alt text';
  return `“${name.length > named.characters ? `${name.slice(0, named.characters)}…` : name}”`;
}

/** Messages about content pasted or dropped into a text. */
export const pasteTexts = {
  droppedPictures: (pictures: readonly DroppedPicture[]) => {
    const them = pictures.length === 1 ? 'it' : 'them';
    return `${leftOut(pictures)} If you may use ${them}, save ${them} and insert ${them} here.`;
  },
  leftOutPictures: (pictures: readonly DroppedPicture[]) =>
    `${leftOut(pictures)} Import the ones you may use.`,
  noPicture: 'Only pictures can be dropped here.',
};
