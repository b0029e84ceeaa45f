import { describe, expect, it } from 'vitest';
import { bookingTarget } from './bookingTarget';

describe('bookingTarget', () => {
  it('leads to the contact page while no booking page is configured', () => {
    expect(bookingTarget(undefined)).toEqual({ href: '/contact' });
  });

  it('takes the embed of cal.com from its application host', () => {
    expect(bookingTarget('https://cal.com/firm/30min')).toEqual({
      href: 'https://cal.com/firm/30min',
      calLink: 'firm/30min',
      embedOrigin: 'https://app.cal.com',
    });
  });

  it('takes the embed of any other installation from its own host', () => {
    expect(bookingTarget('https://book.example.org:8443/team/firm/30min/')).toEqual({
      href: 'https://book.example.org:8443/team/firm/30min/',
      calLink: 'team/firm/30min',
      embedOrigin: 'https://book.example.org:8443',
    });
  });

  it('stays a plain link when the address names no event', () => {
    expect(bookingTarget('https://cal.com/')).toEqual({ href: 'https://cal.com/' });
  });
});
