import { describe, expect, it } from 'vitest';
import { searchTerms } from './searchTerms';

describe('searchTerms', () => {
  it.each([
    ['Cost of AI', ['cost', 'of', 'ai']],
    ['invoices', ['invoices:*']],
    ['what is automa', ['what', 'is', 'automa:*']],
    ['  Café-Münster!  ', ['cafe', 'munster:*']],
    ["don't", ['don', 't']],
    ['$22,500', ['22', '500:*']],
    ['東京 ﬁnance', ['東京', 'finance:*']],
    ['', []],
    ['  \n\t ', []],
    ['!?&|():*<->', []],
  ])('reads %j', (question, terms) => expect(searchTerms(question)).toEqual(terms));

  it.each(["a' & b", 'a:* | b', '!(a) <-> b\\', "'; drop table posts; --", '\u0000a\ud800b', '<script>'])(
    'lets nothing of %j through but letters and digits',
    (question) => {
      for (const term of searchTerms(question)) expect(term).toMatch(/^[\p{Letter}\p{Number}]+(?::\*)?$/u);
    },
  );

  it('cuts what is too long', () => {
    expect(searchTerms('a '.repeat(500))).toHaveLength(8);
    expect(searchTerms('x'.repeat(10_000))).toEqual([`${'x'.repeat(100)}:*`]);
  });
});
