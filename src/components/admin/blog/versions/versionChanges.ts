import { diffWords, type TextPart } from '@/domain/text/diffText';
import { postFormFields, type PostForm } from '../editor/postForm';

/** Fields with a fixed set of values. */
const chosenFields = ['categoryId', 'featured', 'published', 'coverIsDecorative'] as const;
type ChosenField = (typeof chosenFields)[number];

/** All other fields of the form. A field that isn't text doesn't compile until it is listed above. */
type WordsField = Exclude<keyof PostForm, ChosenField | 'coverImage' | 'content'>;
const notWords: readonly (keyof PostForm)[] = [...chosenFields, 'coverImage', 'content'];
const wordsFields = postFormFields.filter((field): field is WordsField => !notWords.includes(field));

interface Change {
  before: string;
  after: string;
}

/** Differences between two states of a post that are visible to readers, in search results or in lists. */
export interface VersionChanges {
  words: { field: WordsField; parts: TextPart[] }[];
  /** Fixed-value fields that differ. */
  chosen: ChosenField[];
  /** Null if the cover is unchanged. */
  cover: Change | null;
  /** Markdown; null if it is unchanged. */
  content: Change | null;
}

export function versionChanges(before: PostForm, after: PostForm): VersionChanges {
  return {
    words: wordsFields.flatMap((field) =>
      before[field] === after[field] ? [] : [{ field, parts: diffWords(before[field], after[field]) }],
    ),
    chosen: chosenFields.filter((field) => before[field] !== after[field]),
    cover: changeOf(before.coverImage, after.coverImage),
    content: changeOf(before.content, after.content),
  };
}

const changeOf = (before: string, after: string): Change | null =>
  before === after ? null : { before, after };
