import { countOf } from '@/format/numbers';

/** What is said of what was pasted or dropped into a text. */
export const pasteTexts = {
  droppedPictures: (count: number) =>
    `${countOf(count, 'picture')} from another site left out. Save ${count === 1 ? 'it' : 'them'} and insert ${
      count === 1 ? 'it' : 'them'
    } here, if you may use ${count === 1 ? 'it' : 'them'}.`,
  leftOutPictures: (count: number) =>
    `${countOf(count, 'picture')} from another site left out. Bring in what you may use.`,
  noPicture: 'Only pictures can be dropped here.',
};
