import { describe, expect, it } from 'vitest';
import { builtInSections } from '@/content/site/copy/pageWords';
import { pageKeys } from '@/domain/seo/pageKeys';
import { pageCopySchema } from './pageCopy';

const messagesOf = (key: 'landing' | 'services', copy: unknown) =>
  pageCopySchema(key)
    .safeParse(copy)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const heading = (text: unknown) => ({ sections: { hero: { heading: text } } });
const question = (text: string, answer: string) => ({ questions: [{ question: text, answer }] });

describe('words that replace a page’s copy', () => {
  it('are plain text in one line', () => {
    expect(pageCopySchema('landing').parse(heading(' Count\n\tfirst\u0000 '))).toEqual(
      heading('Count first'),
    );
  });

  it.each([
    [
      'an unknown section',
      { sections: { nowhere: { heading: 'A' } } },
      'sections: This page has no text with this name',
    ],
    [
      'an unknown field',
      { sections: { hero: { color: 'A' } } },
      'sections.hero: This page has no text with this name',
    ],
    ['another property', { html: '<b>' }, ': This page has no text with this name'],
    ['a number', heading(3), 'sections.hero.heading: Must be text'],
    ['a long headline', heading('a'.repeat(121)), 'sections.hero.heading: Must be at most 120 characters'],
    ['questions on a page without', question('A?', 'B'), ': This page has no text with this name'],
  ])('are refused with a message: %s', (_, copy, message) => {
    expect(messagesOf('landing', copy)).toEqual([message]);
  });

  it.each([
    ['an empty answer', question('A?', ' '), 'questions.0.answer: Write the answer, or remove the question'],
    ['a long one', question('A?', 'b'.repeat(1_501)), 'questions.0.answer: Must be at most 1500 characters'],
    [
      'too many',
      { questions: Array.from({ length: 21 }, () => ({ question: 'A?', answer: 'B' })) },
      'questions: At most 20 questions',
    ],
  ])('are refused as questions with a message: %s', (_, copy, message) => {
    expect(messagesOf('services', copy)).toEqual([message]);
  });

  it('may be the built-in ones on every page', () => {
    for (const key of pageKeys) {
      const sections = builtInSections(key);
      expect(pageCopySchema(key).parse({ sections })).toEqual({ sections });
    }
  });
});
