import { describe, expect, it } from 'vitest';
import { describeMailFailure } from './describeMailFailure';

const refusal = (response: string) =>
  Object.assign(new Error(`Can't send mail - all recipients were rejected: ${response}`), {
    code: 'EENVELOPE',
    response,
    responseCode: Number(response.slice(0, 3)),
  });

describe('why a mail was not sent', () => {
  it.each([
    ['550 5.1.1 <bob@example.com>: Recipient address rejected', '550 5.1.1'],
    ['451-4.7.1 Greylisted, bob@example.com', '451-4.7.1'],
    ['554 bob@example.com refused', '554'],
  ])('is told of %s without the address', (response, codes) => {
    expect(describeMailFailure(refusal(response))).toBe(`The mail server refused it: EENVELOPE, ${codes}`);
  });

  it('is told in the words of what failed before a server answered', () => {
    expect(describeMailFailure(new Error('connect ECONNREFUSED 127.0.0.1:25'))).toBe(
      'connect ECONNREFUSED 127.0.0.1:25',
    );
  });
});
