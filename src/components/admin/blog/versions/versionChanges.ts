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
/** What is chosen rather than written. */
type ChosenField = 'categoryId' | 'featured' | 'published' | 'coverIsDecorative';

const chosenFields: readonly ChosenField[] = ['categoryId', 'featured', 'published', 'coverIsDecorative'];

/** What readers would notice between two states of a post, search results and lists included. */
export interface VersionChanges {
  words: { field: WordsField; parts: TextPart[] }[];
  /** Which of the choices differ. */
  chosen: ChosenField[];
  /** Null where the cover is the same. */
  cover: { before: string; after: string } | null;
  /** Empty where the text is the same. */
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
