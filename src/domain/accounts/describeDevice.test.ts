import { describe, expect, it } from 'vitest';
import { describeDevice } from './describeDevice';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('describeDevice', () => {
  it.each([
    [windows, 'Firefox on Windows'],
    [phone, 'Safari on iOS'],
    [null, 'Unknown device'],
    ['', 'Unknown device'],
    ['<script>alert(1)</script>', 'Unknown browser'],
  ])('calls %j %s', (userAgent, expected) => {
    expect(describeDevice(userAgent)).toBe(expected);
  });

  it('takes a text of any length in no time', () => {
    expect(describeDevice('('.repeat(300))).toBeTypeOf('string');
  });
});
