import type { CopyQuestion } from '@/content/site/copy/PageCopy';
import { builtInSections, questionsOf } from '@/content/site/copy/pageWords';
import type { PageKey } from '@/domain/seo/pageKeys';
import { getFirmFacts } from './getFirmFacts';
import { getPageRecord } from './seo/getPageRecord';

interface PageQuestions {
  heading: string;
  questions: CopyQuestion[];
}

/** Returns the questions of a public page: the record's, or the built-in ones whose answers apply. */
export async function getPageQuestions(key: PageKey): Promise<PageQuestions> {
  const [{ copy }, { promises }] = await Promise.all([getPageRecord(key), getFirmFacts()]);
  const builtIn = builtInSections(key).questions?.heading ?? '';
  return {
    heading: copy.sections?.questions?.heading || builtIn,
    questions: questionsOf(key, promises, copy),
  };
}
