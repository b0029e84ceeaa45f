import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { filteredOwner } from './InquiryFilters';
import { OwnerOptions } from './OwnerOptions';

const kim = { id: 7, name: 'Kim' };
const sam = { id: 8, name: 'Sam' };

it.each([
  ['everybody’s', '', null],
  ['nobody’s', 'none', null],
  ['those of somebody in the list', '7', kim],
  ['those of somebody who has gone', '9', { id: 9, name: 'A former colleague' }],
])('knows whose are shown: %s', (_whose, chosen, owner) => {
  expect(filteredOwner(chosen, [{ owner: null }, { owner: kim }])).toEqual(owner);
});

it.each([
  ['once, when they may be chosen', [kim, sam], kim, 'Kim|Sam'],
  ['when they may not be any more', [sam], kim, 'Kim|Sam'],
  ['until the others have come', null, kim, 'Kim'],
  ['not at all when nobody is', [sam], null, 'Sam'],
])('offers who is chosen %s', (_when, owners, chosen, names) => {
  const html = renderToStaticMarkup(createElement(OwnerOptions, { owners, chosen }));
  expect([...html.matchAll(/>([^<]+)</g)].map(([, name]) => name).join('|')).toBe(names);
});
