import { diffWords, type TextPart } from '@/domain/text/diffText';
import type { PostForm } from '../editor/postForm';

/** How a change of each field is shown. A new field of the form doesn't compile until it is listed here. */
const kinds = {
  title: 'words',
  description: 'words',
  author: 'words',
  tags: 'words',
  date: 'words',
  slug: 'words',
  coverAltText: 'words',
  metaTitle: 'words',
  metaDescription: 'words',
  // Fields with a fixed set of values.
  categoryId: 'chosen',
  featured: 'chosen',
  published: 'chosen',
  coverIsDecorative: 'chosen',
  coverImage: 'cover',
  content: 'content',
} as const satisfies Record<keyof PostForm, 'words' | 'chosen' | 'cover' | 'content'>;

type FieldOf<Kind extends string> = {
  [Field in keyof typeof kinds]: (typeof kinds)[Field] extends Kind ? Field : never;
}[keyof typeof kinds];
type WordsField = FieldOf<'words'>;
type ChosenField = FieldOf<'chosen'>;

const fieldsOf = <Kind extends string>(kind: Kind) =>
  (Object.keys(kinds) as (keyof typeof kinds)[]).filter((field) => kinds[field] === kind) as FieldOf<Kind>[];

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
    words: fieldsOf('words').flatMap((field) =>
      before[field] === after[field] ? [] : [{ field, parts: diffWords(before[field], after[field]) }],
    ),
    chosen: fieldsOf('chosen').filter((field) => before[field] !== after[field]),
    cover: changeOf(before.coverImage, after.coverImage),
    content: changeOf(before.content, after.content),
  };
}

const changeOf = (before: string, after: string): Change | null =>
  before === after ? null : { before, after };
