import { expect, it } from 'vitest';
import { PathsByWords } from './PathsByWords';

it('still knows the other pages that say the same once one of them is gone', () => {
  const titles = new PathsByWords();
  for (const path of ['/one', '/two', '/three']) titles.add('What it costs', path);
  titles.remove('What it costs', '/two');
  titles.remove('What it costs', '/never-there');
  titles.remove('Never said', '/one');
  expect(titles.of('what it  costs')).toEqual(new Set(['/one', '/three']));
  expect(titles.repeated()).toEqual([new Set(['/one', '/three'])]);
});
