import type { PageToCheck } from './PageToCheck';

/**
 * A post or a category's page as the checks take it. Address, listing and structured data are not for its author to choose.
 */
export const contentToCheck = ({
  path,
  head,
  hasOwnPreviewPicture,
}: Pick<PageToCheck, 'path' | 'head' | 'hasOwnPreviewPicture'>): PageToCheck => ({
  path,
  head,
  canonicalUrl: '',
  hasOwnPreviewPicture,
  chosenSchema: '',
  isListed: true,
  isNeverListed: false,
});
