import type { NodeIds } from './NodeIds';
import type { StoredPicture } from './StoredPicture';

/** What the blocks of one text share while they become the editor's nodes. */
export interface ConversionContext {
  ids: NodeIds;
  pictures: readonly StoredPicture[];
  /** A definition of every footnote of the text: without them references are no references. */
  footnotes: string;
  /** Whether texts note in which order their formats are nested. */
  keepsOrder: boolean;
}
