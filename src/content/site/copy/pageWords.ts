import type { FirmPromises } from '@/domain/firm/FirmFacts';
import type { PageKey } from '@/domain/seo/pageKeys';
import { spokenQuestions } from '../promised';
import { shownPage } from '../shownPages';
import { builtInCopy } from './builtInCopy';
import type { CopyOverrides, CopyQuestion, PageCopy, PageWords } from './PageCopy';

const copyOfPages: { readonly [Key in PageKey]?: PageCopy } = builtInCopy;

/** Returns the built-in words of any page by section, with the heading of its questions. */
export function builtInSections(key: PageKey): PageCopy {
  const { questionsHeading } = shownPage(key);
  return { ...copyOfPages[key], ...(questionsHeading && { questions: { heading: questionsHeading } }) };
}

/** Returns the words that a page has without a record. */
export const builtInWords = (key: PageKey, promises: FirmPromises): PageWords => ({
  sections: builtInSections(key),
  questions: questionsOf(key, promises, {}),
});

/** Returns the questions that a page shows, and their answers. */
export const questionsOf = (
  key: PageKey,
  promises: FirmPromises,
  { questions }: CopyOverrides,
): CopyQuestion[] => questions ?? spokenQuestions(shownPage(key).questions ?? [], promises);
