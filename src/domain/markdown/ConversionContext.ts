import type { MarkdownParser } from './MarkdownParser';
import type { NodeIds } from './NodeIds';
import type { StoredPicture } from './StoredPicture';

/** State shared by the blocks of one text during their conversion to the editor's nodes. */
export interface ConversionContext {
  ids: NodeIds;
  pictures: readonly StoredPicture[];
  /** Knows the definitions of the whole text, without which references aren't parsed as such. */
  parser: MarkdownParser;
  /** Whether text nodes store the nesting order of their formats. */
  keepsOrder: boolean;
}
