import { expect, it } from 'vitest';
import { markdownWithMovedLinks } from './movedLinks';

const moved = (markdown: string) =>
  markdownWithMovedLinks(markdown, { from: '/a', to: '/new', origin: 'https://site.example' });

it.each([
  ['[/a](/a "/a")', '[/a](/new "/a")'],
  [
    '[x](</a>) and [![y](/a)](https://site.example/a)',
    '[x](</new>) and [![y](/a)](https://site.example/new)',
  ],
  ['[/a]: /a\n\n[/a]', '[/a]: /new\n\n[/a]'],
  [
    '<https://site.example/a> and https://site.example/a',
    '<https://site.example/new> and https://site.example/new',
  ],
  ['> [`/a`](/a\n> "title")', '> [`/a`](/new\n> "title")'],
])('leads %j along to %j', (before, after) => {
  expect(moved(before)).toBe(after);
});

it.each(['/a', '`[x](/a)`', '[x](/ab)', '![x](/a)', '[x](https://other.example/a)'])(
  'leaves %j as it is',
  (text) => {
    expect(moved(text)).toBe(text);
  },
);
