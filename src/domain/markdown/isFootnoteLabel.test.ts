import { expect, it } from 'vitest';
import { isFootnoteLabel } from './isFootnoteLabel';

it.each(['1', 'costs-2027', 'Größe', 'a'.repeat(60)])('lets a footnote be called %s', (label) =>
  expect(isFootnoteLabel(label)).toBe(true),
);

it.each(['', ' 1', '1 ', 'two words', '[1', '1]', '^1', '1^', '1\\', 'a'.repeat(61)])(
  'lets no footnote be called %j',
  (label) => expect(isFootnoteLabel(label)).toBe(false),
);
