import { it, vi } from 'vitest';
import { expectLinear } from '../../text/fixtures/expectLinear';
import { parseSyntax } from './parseSyntax';

vi.setConfig({ testTimeout: 60_000 });

/** Of what a parser could look through again for each of them. */
const repeated: readonly (readonly [name: string, part: string])[] = [
  ['open links', '[a](b('],
  ['open emphasis', '*a_ '],
  ['open strikethrough', '~a ~~'],
  ['open comments', '<!-- '],
  ['open tags', '<a b="'],
  ['open code', '``a`'],
  ['quotes in quotes', '> '],
  ['addresses', 'www.a.b/. '],
  ['what is nearly addresses', 'www.a_'],
  ['what is no address', 'xwww.'],
  ['long words of nearly addresses', `www.${'a'.repeat(70)}_`],
  ['titles', '[a](b "'],
  ['definitions', '[a]: (b\n'],
];

it.each(repeated)('reads %s in a time that grows as they do', (_name, part) => {
  expectLinear((count) => parseSyntax(part.repeat(count)), 2_000);
});

const runs: readonly (readonly [name: string, begin: string, part: string, end: string])[] = [
  ['spaces in a heading', '# a', ' ', 'b'],
  ['signs in a heading', '# ', '#', 'b'],
  ['spaces in what is no row of a table', 'a|b\n-|-', ' ', 'b'],
  ['punctuation in an address', 'www.a.b/', '.', '(b'],
  ['spaces in a tag', '<a', ' ', '<'],
  ['addresses in an open bracket', '[', 'www.', ''],
  ['addresses in a line', '', 'http://a.b ', ''],
];

it.each(runs)('reads %s in a time that grows as they do', (_name, begin, part, end) => {
  expectLinear((count) => parseSyntax(begin + part.repeat(count) + end), 20_000);
});
