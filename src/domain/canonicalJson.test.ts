import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalJson } from './canonicalJson';

it('doesn’t depend on the order of fields, and does on that of lists', () => {
  expect(canonicalJson({ b: 1, a: { d: [2, 1], c: null } })).toBe('{"a":{"c":null,"d":[2,1]},"b":1}');
  expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
});

it('sorts the fields of each object, whole numbers first, and leaves out what JSON leaves out', () => {
  const data = { b: undefined, a10: 1, 10: 'ten', 9: 'nine', at: new Date(0), list: [undefined, 1] };
  expect(canonicalJson(data)).toBe(
    '{"9":"nine","10":"ten","a10":1,"at":"1970-01-01T00:00:00.000Z","list":[null,1]}',
  );
});

it('says what JSON says', () => {
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
