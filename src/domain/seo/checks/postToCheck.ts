import type { RenderedHead } from '../renderHead';
import type { PageToCheck } from './PageToCheck';

/** A post as the checks take it. Its address, its listing and its structured data are not for its author to choose. */
export const postToCheck = (post: { path: string; head: RenderedHead; hasCover: boolean }): PageToCheck => ({
  path: post.path,
  head: post.head,
  canonicalUrl: '',
  hasOwnImage: post.hasCover,
  chosenSchema: '',
  isListed: true,
  isNeverListed: false,
});
