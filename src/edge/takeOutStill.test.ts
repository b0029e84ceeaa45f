import { expect, it } from 'vitest';
import { readRows } from './componentData';
import { takeOutStill } from './takeOutStill';

const still = '9:I[12,["$2"],"Still"]\n';
const link = '8:I[13,["$2"],"Share"]\n';
const after = (text: string) =>
  takeOutStill(readRows(Buffer.from(text)) ?? [])
    .map(({ bytes }) => bytes.toString())
    .join('');
const row = (id: string, value: unknown) => `${id}:${JSON.stringify(value)}\n`;
const part = (children: unknown) => ['$', '$L9', null, { className: 'a', children }];
const takenOut = [
  '$',
  '$L9',
  null,
  { className: 'a', still: expect.stringMatching(/^[\w-]{10}$/) as string },
];
const parsed = (text: string, id: string) =>
  JSON.parse(
    text
      .split('\n')
      .find((line) => line.startsWith(`${id}:`))
      ?.slice(id.length + 1) ?? 'null',
  ) as unknown;

it('leaves a name where something still stood', () => {
  const words = ['$', 'p', null, { children: ['Costs $5', '$$5 in flight'] }];
  const text = after(still + row('1', ['$', 'section', null, { children: part(words) }]));
  expect(parsed(text, '1')).toEqual(['$', 'section', null, { children: takenOut }]);
});

it('takes the rows along that nothing else leads to', () => {
  const rows = row('5', ['$', 'ul', null, { children: '$L6' }]) + row('6', ['$', 'li', null, {}]);
  const text = after(still + rows + row('7', ['kept']) + row('1', [part(['$L5', '$7']), '$7']));
  expect(parsed(text, '1')).toEqual([takenOut, '$7']);
  expect([parsed(text, '5'), parsed(text, '6'), parsed(text, '7')]).toEqual([null, null, ['kept']]);
});

it('names the same alike, wherever it came from, and something else otherwise', () => {
  const nameIn = (rows: string, children: unknown) =>
    (parsed(after(still + rows + row('1', part(children))), '1') as [0, 0, 0, { still: string }])[3].still;
  const name = nameIn(row('5', ['$', 'li', null, {}]), '$L5');
  expect(nameIn(row('6', ['$', 'li', null, {}]), '$L6')).toBe(name);
  expect(nameIn(row('6', ['$', 'li', null, { title: 'b' }]), '$L6')).not.toBe(name);
});

it.each([
  ['a component of the browser', link, ['$', '$L8', null, {}]],
  ['one in another row', link + row('5', ['$', '$L8', null, {}]), '$L5'],
  ['what isn’t there yet', '', '$L5'],
  ['what leads back to itself', row('5', ['$6']) + row('6', ['$5']), '$5'],
  ['a promise, a date, a place elsewhere', row('5', [1]), ['$@5', '$D2026-01-01', '$5:0']],
])('leaves a part as it is in which there is %s', (_what, rows, children) => {
  const text = still + rows + row('1', part(children));
  expect(after(text)).toBe(text);
});

it.each(['echo "$0: done"', 'echo "$0"', '"$L0:1" and "$5"', 'a\\\\"$0:'])(
  'takes no words for a row that was led to: %s',
  (words) => {
    const rows =
      row('5', ['kept']) + row('1', '$L5') + row('0', [part(['$', 'code', null, { children: words }])]);
    const text = after(still + rows);
    expect([parsed(text, '5'), parsed(text, '1'), parsed(text, '0')]).toEqual([['kept'], '$L5', [takenOut]]);
  },
);

it('leaves a part as it is that something else leads into', () => {
  const text = still + row('1', part(['$', 'p', null, {}])) + row('2', ['$1:3:children']);
  expect(after(text)).toBe(text);
});

it('leaves pages without such parts as they are', () => {
  const text = link + row('1', ['$', '$L8', null, { children: 'a' }]);
  expect(after(text)).toBe(text);
});
