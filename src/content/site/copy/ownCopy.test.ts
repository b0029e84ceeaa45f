import { describe, expect, it } from 'vitest';
import { builtInCopy, copyWith } from './builtInCopy';
import { knownCopy, ownCopy, withoutEmpty } from './ownCopy';

const builtIn = {
  sections: { hero: { heading: 'Count first', lede: 'Then build.' } },
  questions: [{ question: 'Is it free?', answer: 'Yes.' }],
};

describe('words of a record', () => {
  it('take the place of the built-in ones, field by field', () => {
    const { heading, lede } = builtInCopy.landing.hero;
    const copy = { sections: { hero: { heading: 'Ours', lede: '' }, gone: { heading: 'Of a former page' } } };
    expect(copyWith('landing', copy).hero).toMatchObject({ heading: 'Ours', lede });
    expect(copyWith('landing', {}).hero.heading).toBe(heading);
  });

  it('are dropped where they are empty or repeat the page', () => {
    const own = { question: 'Is it ours?', answer: 'Yes.' };
    const repeated = { hero: { heading: 'Count first', lede: '' } };
    expect(ownCopy({ sections: repeated, questions: builtIn.questions }, builtIn)).toBeNull();
    expect(ownCopy({ sections: { hero: { ...repeated.hero, lede: 'Ours' } } }, builtIn)).toEqual({
      sections: { hero: { lede: 'Ours' } },
    });
    expect(ownCopy({ questions: [own, ...builtIn.questions] }, builtIn)).toEqual({
      questions: [own, ...builtIn.questions],
    });
    expect(ownCopy({ questions: [] }, builtIn)).toBeNull();
  });

  it('may repeat the page while they are typed', () => {
    const typed = { sections: { hero: { heading: 'Count first', lede: '' } } };
    expect(withoutEmpty(typed)).toEqual({ sections: { hero: { heading: 'Count first' } } });
    expect(withoutEmpty({ sections: { hero: { lede: '' } } })).toBeNull();
  });

  it('are forgotten with the section or field that they replaced', () => {
    const stored = { sections: { hero: { heading: 'Ours', note: 'Gone' }, gone: { heading: 'Gone' } } };
    expect(knownCopy({ ...stored, questions: builtIn.questions }, builtIn.sections)).toEqual({
      sections: { hero: { heading: 'Ours' } },
    });
  });
});
