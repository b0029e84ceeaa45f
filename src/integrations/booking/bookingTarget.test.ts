import { describe, expect, it } from 'vitest';
import { bookingTarget } from './bookingTarget';

const ownServer = 'https://book.example.org:8443/team/firm/30min/';

describe('bookingTarget', () => {
  it('leads to the request for a call while no booking page is configured', () => {
    expect(bookingTarget(undefined, undefined)).toEqual({ href: '/contact#call' });
    expect(bookingTarget('', undefined)).toEqual({ href: '/contact#call' });
  });

  it('takes the embed of cal.com from its application host', () => {
    expect(bookingTarget('https://cal.com/firm/30min', ownServer)).toEqual({
      href: 'https://cal.com/firm/30min',
      calLink: 'firm/30min',
      embedOrigin: 'https://app.cal.com',
    });
  });

  it('takes the embed of an organization on cal.com from its own host', () => {
    expect(bookingTarget('https://firm.cal.com/30min', undefined).embedOrigin).toBe('https://firm.cal.com');
  });

  it('takes the embed of any other installation from its own host, if the environment names it', () => {
    const target = {
      href: ownServer,
      calLink: 'team/firm/30min',
      embedOrigin: 'https://book.example.org:8443',
    };
    expect(bookingTarget(undefined, ownServer)).toEqual(target);
    const other = 'https://book.example.org:8443/team/firm/intro';
    expect(bookingTarget(other, ownServer)).toEqual({ ...target, href: other, calLink: 'team/firm/intro' });
  });

  it('stays a plain link when the address names no event', () => {
    expect(bookingTarget('https://cal.com/', undefined)).toEqual({ href: 'https://cal.com/' });
  });

  it.each([
    'https://evil.example/firm/30min',
    'https://book.example.org/firm/30min',
    'http://book.example.org:8443/firm/30min',
    'http://cal.com/firm/30min',
    'https://cal.com:8443/firm/30min',
    'https://notcal.com/firm/30min',
    'https://cal.com.evil.example/firm/30min',
    'https://cal.com@evil.example/firm/30min',
    'https://evil.example/cal.com',
    'https://evil.example\\@cal.com/firm/30min',
  ])('is only a link, and loads no script, from %s', (address) => {
    expect(bookingTarget(address, ownServer)).toEqual({ href: address });
    expect(bookingTarget(address, undefined)).toEqual({ href: address });
  });
});
