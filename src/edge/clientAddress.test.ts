import { describe, expect, it } from 'vitest';
import { clientAddress } from './clientAddress';

describe('clientAddress', () => {
  it('does not look at the header without trusted proxies', () => {
    expect(clientAddress('192.0.2.7', '203.0.113.9', 0)).toBe('192.0.2.7');
  });

  it('takes the entry that the outermost of our proxies added', () => {
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9', 1)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', '1.1.1.1, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9');
    expect(clientAddress('10.0.0.1', ['1.1.1.1', '203.0.113.9'], 1)).toBe('203.0.113.9');
  });

  it.each([undefined, '', 'unknown', '203.0.113.9'])(
    'falls back to the connection when the header is %j',
    (header) => {
      expect(clientAddress('10.0.0.1', header, 2)).toBe('10.0.0.1');
    },
  );

  it('writes IPv4 addresses plainly', () => {
    expect(clientAddress('::ffff:192.0.2.7', undefined, 0)).toBe('192.0.2.7');
    expect(clientAddress('2001:db8::1', undefined, 0)).toBe('2001:db8::1');
  });
});
