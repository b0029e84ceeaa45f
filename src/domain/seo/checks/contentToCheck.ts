import { isIndexable } from '../renderHead';
import type { PageToCheck } from './PageToCheck';

type Content = Pick<PageToCheck, 'path' | 'head' | 'hasOwnPreviewPicture'> & {
  /** As its author wrote it; empty for its own address. */
  canonicalUrl?: string | null;
};

/** A post or a category's page as the checks take it. Its structured data is not for its author to choose. */
export const contentToCheck = ({ canonicalUrl, ...page }: Content): PageToCheck => ({
  ...page,
  canonicalUrl: canonicalUrl ?? '',
  chosenSchema: '',
  isListed: isIndexable(page.head.robots),
  isNeverListed: false,
});
