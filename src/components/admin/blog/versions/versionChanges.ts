import { diffBlocks, diffWords, type DiffedBlock, type TextPart } from '@/domain/text/diffText';
import type { PostForm } from '../editor/postForm';

/** What readers would notice between two states of a post. */
export interface VersionChanges {
  words: { field: 'title' | 'excerpt' | 'author' | 'tags'; parts: TextPart[] }[];
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
  ] as const;
  return {
    words: pairs.flatMap(([field, one, other]) =>
      one === other ? [] : [{ field, parts: diffWords(one, other) }],
    ),
    cover:
      before.coverImage === after.coverImage ? null : { before: before.coverImage, after: after.coverImage },
    blocks: before.content === after.content ? [] : diffBlocks(before.content, after.content),
  };
}
