import { describe, expect, it } from 'vitest';
import { mailableName } from './mailableName';

describe('mailableName', () => {
  it.each([
    'Kim',
    'J. R. R. Tolkien',
    'Dr. St. John',
    'O’Brien-نورا 👩‍💼',
    'Robin Example, Jr.',
    'Louis 14',
    'Plan 2027',
    'x'.repeat(60),
  ])('shows %j', (name) => expect(mailableName(` ${name} `)).toBe(name));

  it.each([
    '',
    '   ',
    'http://evil.example',
    'evil.example',
    'EVIL.EXAMPLE/pay',
    'see www.evil.co now',
    'kim@evil',
    'Pay at evil。example',
    'evil．example',
    'мир.рф',
    'Kim\r\nBcc: all',
    'Kim\u2028pay',
    'call 0900 123 456',
    '+49 (900) 12-34',
    '<a>',
    'x'.repeat(61),
  ])('leaves %j out', (name) => expect(mailableName(name)).toBeNull());
});
