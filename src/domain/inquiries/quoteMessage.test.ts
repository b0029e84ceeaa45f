import { expect, it } from 'vitest';
import { quoteMessage } from './quoteMessage';

it('marks each line, also empty ones and those that are quoted already', () => {
  expect(quoteMessage('One\n\n> two')).toBe('> One\n>\n> > two');
});
