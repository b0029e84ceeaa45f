import { isIndexable } from '../renderHead';
import type { PageToCheck } from './PageToCheck';

type Content = Pick<PageToCheck, 'path' | 'head' | 'hasOwnPreviewPicture'> & {
  /** As its author entered it; empty for its own address. */
  canonicalUrl?: string | null;
};

/** Converts a post or a category's page for the checks. Its structured data isn't editable, so it isn't checked. */
export const contentToCheck = ({ canonicalUrl, ...page }: Content): PageToCheck => ({
  ...page,
  canonicalUrl: canonicalUrl ?? '',
  chosenSchema: '',
  isListed: isIndexable(page.head.robots),
  isNeverListed: false,
});
