import type { MarkdownParser } from './MarkdownParser';
import type { NodeIds } from './NodeIds';
import type { StoredPicture } from './StoredPicture';

/** What the blocks of one text share while they become the editor's nodes. */
export interface ConversionContext {
  ids: NodeIds;
  pictures: readonly StoredPicture[];
  /** Knows what the whole text defines: without that, references are no references. */
  parser: MarkdownParser;
  /** Whether texts note in which order their formats are nested. */
  keepsOrder: boolean;
}
