import fc from 'fast-check';
import { expect, it } from 'vitest';
import { asDataLine } from './asDataLine';

it('is one line, says the same, and holds no mark of a template', () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.string(),
        fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('<|im_end|>', '```\n', '"}\u2028')),
      ),
      (data) => {
        const line = asDataLine(data);
        expect(line).not.toMatch(/[\n\r\u0085\u2028\u2029<>|`]/u);
        expect(JSON.parse(line)).toEqual({ ...data });
      },
    ),
  );
});
