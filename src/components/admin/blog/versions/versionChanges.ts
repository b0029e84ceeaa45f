import { diffBlocks, diffWords, type DiffedBlock, type TextPart } from '@/domain/text/diffText';
import type { PostForm } from '../editor/postForm';

type WordsField =
  | 'title'
  | 'excerpt'
  | 'author'
  | 'tags'
  | 'date'
  | 'slug'
  | 'coverAltText'
  | 'metaTitle'
  | 'metaDescription';
/** Fields with a fixed set of values. */
type ChosenField = 'categoryId' | 'featured' | 'published' | 'coverIsDecorative';

const chosenFields: readonly ChosenField[] = ['categoryId', 'featured', 'published', 'coverIsDecorative'];

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
  const pairs = [
    ['title', before.title, after.title],
    ['excerpt', before.description, after.description],
    ['author', before.author, after.author],
    ['tags', before.tags, after.tags],
    ['date', before.date, after.date],
    ['slug', before.slug, after.slug],
    ['coverAltText', before.coverAltText, after.coverAltText],
    ['metaTitle', before.metaTitle, after.metaTitle],
    ['metaDescription', before.metaDescription, after.metaDescription],
  ] as const;
  return {
    words: pairs.flatMap(([field, one, other]) =>
      one === other ? [] : [{ field, parts: diffWords(one, other) }],
    ),
    chosen: chosenFields.filter((field) => before[field] !== after[field]),
    cover:
      before.coverImage === after.coverImage ? null : { before: before.coverImage, after: after.coverImage },
    blocks: before.content === after.content ? [] : diffBlocks(before.content, after.content),
  };
}
