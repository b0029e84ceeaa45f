import { describe, expect, it } from 'vitest';
import { slugFromTitle } from './slugFromTitle';

describe('slugFromTitle', () => {
  it.each([
    ['What AI costs in the first year', 'what-ai-costs-in-the-first-year'],
    ['10 Questions, Answered!', '10-questions-answered'],
    ["An Owner's Guide: R&D", 'an-owners-guide-rd'],
    ['Before -- and   after', 'before-and-after'],
    ['Tabs\tand\nlines', 'tabs-and-lines'],
    ['Café & Naïve', 'cafe-naive'],
    ['../../etc/passwd', 'etcpasswd'],
    ['  - framed - ', 'framed'],
    ['already-a-slug', 'already-a-slug'],
    ['!?', ''],
    ['', ''],
  ])('%j becomes %j', (title, slug) => {
    expect(slugFromTitle(title)).toBe(slug);
  });

  it('changes nothing when applied to what it gave', () => {
    const slug = slugFromTitle('The 3 Things: Pick -- One');
    expect(slugFromTitle(slug)).toBe(slug);
  });
});
