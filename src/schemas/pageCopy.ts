import { z } from 'zod';
import { copyProblems } from '@/content/admin/pageCopy';
import { copyLimit, questionLimits, type CopySection } from '@/content/site/copy/PageCopy';
import { builtInSections } from '@/content/site/copy/pageWords';
import { shownPage } from '@/content/site/shownPages';
import type { PageKey } from '@/domain/seo/pageKeys';
import { cleanText } from './cleanText';

/** An object with these properties, all optional, and no others. */
const known = <Shape extends z.ZodType>(shape: Record<string, Shape>) =>
  z.strictObject(shape, copyProblems.unknown).partial();

const sectionSchema = (words: CopySection) =>
  known(
    Object.fromEntries(
      Object.entries(words).map(([field, builtIn]) => [
        field,
        cleanText({ max: copyLimit(field, builtIn), isLine: true }),
      ]),
    ),
  );

const questionSchema = z.strictObject(
  {
    question: cleanText({ max: questionLimits.question, required: copyProblems.question, isLine: true }),
    answer: cleanText({ max: questionLimits.answer, required: copyProblems.answer, isLine: true }),
  },
  copyProblems.unknown,
);

/** The words that a record may replace on a page: plain text, only of sections and fields that the page has. */
export function pageCopySchema(key: PageKey) {
  const sections = Object.entries(builtInSections(key)).map(
    ([section, words]) => [section, sectionSchema(words)] as const,
  );
  const { count } = questionLimits;
  const questions = z.array(questionSchema).max(count, copyProblems.tooManyQuestions(count));
  return z
    .strictObject(
      {
        sections: known(Object.fromEntries(sections)),
        ...(shownPage(key).questions && { questions }),
      },
      copyProblems.unknown,
    )
    .partial();
}
