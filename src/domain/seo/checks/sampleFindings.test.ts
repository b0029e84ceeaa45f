import { describe, expect, it } from 'vitest';
import { sampleFindings } from './sampleFindings';
import { fillSchemaTemplate, type SchemaTemplateName } from './schemaTemplates';

const fill = (name: SchemaTemplateName) =>
  fillSchemaTemplate(name, {
    firmName: 'Example Firm',
    siteUrl: 'https://example.com',
    pageUrl: 'https://example.com/story',
    title: 'Our story',
    description: 'Where the firm comes from.',
  });
const fieldsOf = (text: string) => sampleFindings(text).map(({ field }) => field);
const question = 'mainEntity[0].name';
const answer = 'mainEntity[0].acceptedAnswer.text';

describe('sampleFindings', () => {
  it('warns of each sentence of the question-and-answer template', () => {
    expect(fieldsOf(fill('faqpage'))).toEqual([question, answer]);
    expect(sampleFindings(fill('faqpage'))[0]).toEqual({
      severity: 'warning',
      field: question,
      message:
        '“A question that visitors ask” is the template’s sample text. Write what the page itself says.',
    });
  });

  it('warns of what is left of it, also inside of other words', () => {
    const asked = fill('faqpage').replace('A question that visitors ask', 'What does it cost?');
    expect(fieldsOf(asked)).toEqual([answer]);
    expect(fieldsOf(asked.replace('The answer, as', 'Well. The  ANSWER, as'))).toEqual([answer]);
    expect(fieldsOf(asked.replace('The answer, as the page gives it.', 'A fixed price.'))).toEqual([]);
  });

  it.each(['organization', 'website', 'service'] as const)(
    'has nothing to say of the %s template',
    (name) => {
      expect(fieldsOf(fill(name))).toEqual([]);
    },
  );

  it('says nothing of a text that doesn’t parse, or is nested without end', () => {
    expect(fieldsOf('{')).toEqual([]);
    expect(fieldsOf('['.repeat(50_000) + ']'.repeat(50_000))).toEqual([]);
  });
});
