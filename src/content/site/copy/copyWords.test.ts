import { describe, expect, it } from 'vitest';
import { companyCopy } from './companyCopy';
import { landingCopy } from './landingCopy';
import type { PageCopy } from './PageCopy';

const fields = ['eyebrow', 'heading', 'lede', 'text', 'note', 'action', 'secondAction'];

const pages = Object.entries<PageCopy>({ landing: landingCopy, ...companyCopy });

describe.each(pages)('the replaceable words of %s', (_page, sections) => {
  const words = Object.values(sections).flatMap((section) => Object.entries(section));

  it('have the known fields', () => {
    for (const [field] of words) expect(fields).toContain(field);
  });

  it('fit into the field of a record', () => {
    for (const [, word] of words) expect(word).toMatch(/^.{1,300}$/);
  });
});
