import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { handoverScript, handoversIn, readHandover } from './handover';

/** Full of what has a meaning in scripts, texts and pages. */
const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom(
      '"',
      "'",
      '\\',
      '<',
      '>',
      '&',
      '</script>',
      '\n',
      '\r',
      '\u2028',
      '\u2029',
      '\u0000',
      '$',
    ),
    fc.string({ unit: 'binary', maxLength: 3 }),
  ),
});

it('any text is read again as it was, here and in a browser, and nothing in it ends the script', () => {
  fc.assert(
    fc.property(text, (given) => {
      const script = handoverScript(given);
      const [found] = handoversIn(`<p>${script}</p>`);
      const literal = found?.[1] ?? '';
      expect(found?.[0]).toBe(script);
      expect(readHandover(literal)).toBe(given);
      expect(runInNewContext(literal)).toBe(given);
      expect(script.slice('<script>'.length, -'</script>'.length)).not.toMatch(/[<>\u2028\u2029\n]/);
    }),
  );
});

it('what Next writes is read as well', () => {
  fc.assert(
    fc.property(text, (given) => {
      const written = `<script>self.__next_f.push([1,${JSON.stringify(given)}])</script>`;
      expect(handoversIn(written).map(([, literal = '']) => readHandover(literal))).toEqual([given]);
    }),
  );
});
