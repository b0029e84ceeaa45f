import { describe, expect, it } from 'vitest';
import { issueLeaveToken, readLeaveToken } from './leaveToken';

const secret = 'a secret of this test, long enough';

describe('the token with which a subscriber leaves', () => {
  it('says whose it is, also after the secret was replaced', () => {
    const token = issueLeaveToken(42, secret);
    expect(readLeaveToken(token, [secret])).toBe(42);
    expect(readLeaveToken(token, ['the new one', secret])).toBe(42);
  });

  it.each([
    ['nothing', () => ''],
    ['a number alone', () => '42'],
    ['another number', () => issueLeaveToken(41, secret).replace('41.', '42.')],
    ['another secret', () => issueLeaveToken(42, 'another')],
    ['a token cut off', () => issueLeaveToken(42, secret).slice(0, -3)],
    ['more behind it', () => `${issueLeaveToken(42, secret)}.x`],
    ['a number that no row has', () => issueLeaveToken(99_999_999_999, secret)],
  ])('is nobody’s: %s', (_, tokenOf) => expect(readLeaveToken(tokenOf(), [secret])).toBeNull());
});
