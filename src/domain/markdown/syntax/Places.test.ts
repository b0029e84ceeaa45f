import { expect, it } from 'vitest';
import { Places } from './Places';

it('tells the line and column of each place, in whatever order they are asked for', () => {
  const places = new Places('ab\n\ncd\n');
  const expected = ['1:1', '1:2', '1:3', '2:1', '3:1', '3:2', '3:3', '4:1'];
  const told = expected.map((place, offset) => ({ place, offset }));
  for (const { place, offset } of [...told, ...told.toReversed()]) {
    const { line, column } = places.point(offset);
    expect(`${line}:${column}`).toBe(place);
  }
});
