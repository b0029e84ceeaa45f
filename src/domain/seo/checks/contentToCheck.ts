import type { PageToCheck } from './PageToCheck';

/**
 * A post or a category's page as the checks take it. Address, listing and structured data are not for its author to choose.
 */
export const contentToCheck = ({
  path,
  head,
  hasOwnImage,
}: Pick<PageToCheck, 'path' | 'head' | 'hasOwnImage'>): PageToCheck => ({
  path,
  head,
  canonicalUrl: '',
  hasOwnImage,
  chosenSchema: '',
  isListed: true,
  isNeverListed: false,
});
