import { describe, expect, it } from 'vitest';
import { issueLeaveToken, readLeaveToken } from './leaveToken';

const secret = 'a secret of this test, long enough';
const reader = { id: 42, email: 'reader@example.test' };
const formerToken = '42.Bfz7PjKLIsm5o6eZJdrm1QHSvgnEvDba6bhAYXay0L4';

describe('the token with which a subscriber leaves', () => {
  it('says whose it is, also after the secret was replaced', () => {
    const token = issueLeaveToken(reader, secret);
    const leaver = readLeaveToken(token, [secret]);
    expect(leaver).toEqual({ id: 42, address: { key: expect.any(String), hash: token.split('.')[1] } });
    expect(readLeaveToken(token, ['the new one', secret])).toEqual(leaver);
  });

  it('knows an address by its hash, which another secret makes another one', () => {
    const hashIn = (email: string, by: string) => issueLeaveToken({ id: 42, email }, by).split('.')[1];
    const hashes = [hashIn(reader.email, secret), hashIn('other@example.test', secret)];
    expect(new Set([...hashes, hashIn(reader.email, 'another')]).size).toBe(3);
    expect(issueLeaveToken({ ...reader, id: 43 }, secret)).toContain(`43.${hashes[0]}.`);
  });

  it('holds a number alone in links of former releases', () => {
    expect(readLeaveToken(formerToken, ['the new one', secret])).toEqual({ id: 42, address: null });
  });

  const token = issueLeaveToken(reader, secret);
  it.each([
    ['nothing', ''],
    ['a number alone', '42'],
    ['another number', token.replace('42.', '43.')],
    ['another number in a former link', formerToken.replace('42.', '43.')],
    ['another address', token.replace(/\.[\w-]+\./, `.${'A'.repeat(43)}.`)],
    ['no address', token.replace(/\.[\w-]+\./, '.')],
    ['another secret', issueLeaveToken(reader, 'another')],
    ['a token cut off', token.slice(0, -3)],
    ['more behind it', `${token}.x`],
    ['a number that no row has', issueLeaveToken({ ...reader, id: 99_999_999_999 }, secret)],
  ])('is nobody’s: %s', (_, wrong) => expect(readLeaveToken(wrong, [secret])).toBeNull());
});
