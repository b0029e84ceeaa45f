import { expect, it } from 'vitest';
import { pictureOnItsWay } from '@/domain/markdown/pictureOnItsWay';
import { bodyItems } from './bodyItems';

const node = (type: string, ...children: unknown[]) => ({ type, children });
const link = (url: string) => ({ ...node('link', { type: 'text', text: url }), fields: { url } });
const pending = { type: 'upload', pending: { formID: '1' } };
const bodyOf = (...children: unknown[]) => ({ root: node('root', ...children) });

it('finds what stands in a table that Markdown has no words for', () => {
  const cell = node('tablecell', node('paragraph', link('/in-a-cell')), pending);
  const body = bodyOf(node('paragraph', link('/before')), node('table', node('tablerow', cell)));
  expect(bodyItems(body, [])).toEqual([
    { kind: 'link', href: '/before', place: { block: 0 } },
    { kind: 'link', href: '/in-a-cell', place: { block: 1 } },
    { kind: 'image', src: pictureOnItsWay, alt: '', place: { block: 1 } },
  ]);
});

it('and in lists, quotes and headings', () => {
  const list = node('list', node('listitem', link('/one'), node('list', node('listitem', link('/two')))));
  const heading = { ...node('heading', { type: 'text', text: 'Words' }), tag: 'h2' };
  expect(bodyItems(bodyOf(list, node('quote', node('paragraph', link('/three'))), heading), [])).toEqual([
    { kind: 'link', href: '/one', place: { block: 0 } },
    { kind: 'link', href: '/two', place: { block: 0 } },
    { kind: 'link', href: '/three', place: { block: 1 } },
    { kind: 'heading', level: 2, text: 'Words', place: { block: 2 } },
  ]);
});

it('tells links that a published text may not have from those that Markdown shows as words', () => {
  const markdown = { ...node('block'), fields: { blockType: 'markdown', source: '[a](https://)' } };
  const items = bodyItems(bodyOf(node('paragraph', link('/fine'), link('https://')), markdown), []);
  expect(items).toEqual([
    { kind: 'link', href: 'https://', place: { block: 0 }, isRefused: true },
    { kind: 'link', href: '/fine', place: { block: 0 } },
    { kind: 'link', href: 'https://', place: { block: 1 } },
  ]);
});
