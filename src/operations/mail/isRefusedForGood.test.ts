import { describe, expect, it } from 'vitest';
import { isRefusedForGood } from './isRefusedForGood';

const refusal = (command: string, responseCode?: number) =>
  Object.assign(new Error('refused'), { command, ...(responseCode !== undefined && { responseCode }) });

describe('what a mail server refuses for good', () => {
  it.each([
    ['an address that nobody has', 'RCPT TO', 550],
    ['a mail that it won’t have', 'DATA', 554],
  ])('is %s', (_, command, code) => {
    expect(isRefusedForGood(refusal(command, code))).toBe(true);
  });

  it.each([
    ['a mailbox that is busy', refusal('RCPT TO', 450)],
    ['a mail that it can’t take now', refusal('DATA', 451)],
    ['a sender who may not', refusal('MAIL FROM', 550)],
    ['a wrong password', refusal('AUTH PLAIN', 535)],
    ['somebody who hasn’t signed in', refusal('RCPT TO', 530)],
    ['a lost connection', refusal('CONN')],
    ['what never reached it', new Error('connect ECONNREFUSED 127.0.0.1:25')],
    ['what is no error', '550'],
  ])('is not %s', (_, error) => {
    expect(isRefusedForGood(error)).toBe(false);
  });
});
