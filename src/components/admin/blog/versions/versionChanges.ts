import { diffBlocks, diffWords, type DiffedBlock, type TextPart } from '@/domain/text/diffText';
import { postFormFields, type PostForm } from '../editor/postForm';

/** Fields with a fixed set of values. */
const chosenFields = ['categoryId', 'featured', 'published', 'coverIsDecorative'] as const;
type ChosenField = (typeof chosenFields)[number];

/** All other fields of the form. A field that isn't text doesn't compile until it is listed above. */
type WordsField = Exclude<keyof PostForm, ChosenField | 'coverImage' | 'content'>;
const notWords: readonly (keyof PostForm)[] = [...chosenFields, 'coverImage', 'content'];
const wordsFields = postFormFields.filter((field): field is WordsField => !notWords.includes(field));

/** Differences between two states of a post that are visible to readers, in search results or in lists. */
export interface VersionChanges {
  words: { field: WordsField; parts: TextPart[] }[];
  /** Fixed-value fields that differ. */
  chosen: ChosenField[];
  /** Null if the cover is unchanged. */
  cover: { before: string; after: string } | null;
  /** Empty if the text is unchanged. */
  blocks: DiffedBlock[];
}

export function versionChanges(before: PostForm, after: PostForm): VersionChanges {
  return {
    words: wordsFields.flatMap((field) =>
      before[field] === after[field] ? [] : [{ field, parts: diffWords(before[field], after[field]) }],
    ),
    chosen: chosenFields.filter((field) => before[field] !== after[field]),
    cover:
      before.coverImage === after.coverImage ? null : { before: before.coverImage, after: after.coverImage },
    blocks: before.content === after.content ? [] : diffBlocks(before.content, after.content),
  };
}
