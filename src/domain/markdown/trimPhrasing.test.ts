import type { PhrasingContent } from 'mdast';
import { expect, it } from 'vitest';
import { trimPhrasing } from './trimPhrasing';

const text = (value: string): PhrasingContent => ({ type: 'text', value });
const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });
const bold = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children });
const lineBreak: PhrasingContent = { type: 'break' };

it.each(['strong', 'emphasis', 'delete'] as const)(
  'puts the spaces at the ends of words that are %s outside, where Markdown takes the marks for such',
  (type) => {
    expect(trimPhrasing([text('one'), { type, children: [text('  two  ')] }, text('three')])).toEqual([
      text('one  '),
      { type, children: [text('two')] },
      text('  three'),
    ]);
  },
);

it('puts line breaks outside as well, in their order', () => {
  const two = bold(lineBreak, text(' two '), lineBreak);
  expect(trimPhrasing([text('one'), two, text('three')])).toEqual([
    ...[text('one'), lineBreak, text(' ')],
    bold(text('two')),
    ...[text(' '), lineBreak, text('three')],
  ]);
});

it('leaves the spaces around bold words of a link within the link', () => {
  const link = (...children: PhrasingContent[]): PhrasingContent => ({
    type: 'link',
    url: '/costs',
    children,
  });
  expect(trimPhrasing([link(text('what'), bold(text(' it ')), text('costs'))])).toEqual([
    link(text('what '), bold(text('it')), text(' costs')),
  ]);
});

it('leaves out a format that is around spaces alone', () => {
  expect(trimPhrasing([text('one'), bold(text('  ')), text('two')])).toEqual([text('one  two')]);
});

it('takes away all spaces and line breaks at the ends', () => {
  const ends = [text('  '), lineBreak, lineBreak, text(' \n ')];
  expect(trimPhrasing([...ends, bold(text('  So')), text(' it is.  '), ...ends])).toEqual([
    bold(text('So')),
    text(' it is.'),
  ]);
});

it('makes one of neighboring pieces of code, whose marks would meet', () => {
  expect(trimPhrasing([code('npm '), code('start')])).toEqual([code('npm start')]);
});
