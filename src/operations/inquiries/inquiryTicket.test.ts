import { describe, expect, it } from 'vitest';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { issueInquiryTicket, judgeInquiryTicket } from './inquiryTicket';

const secret = 'a secret of this test, long enough to be one';
const start = Date.UTC(2026, 0, 5, 9);
const ticket = issueInquiryTicket(secret, start);
const judge = (text: string, ageMs: number) => judgeInquiryTicket(text, [secret], start + ageMs);

describe('inquiry tickets', () => {
  it('count from the minimum fill time on, for a day', () => {
    expect(judge(ticket, 0)).toBe('early');
    expect(judge(ticket, inquiryLimits.minFillMs - 1)).toBe('early');
    expect(judge(ticket, inquiryLimits.minFillMs)).toBe('valid');
    expect(judge(ticket, inquiryLimits.ticketLifeMs)).toBe('valid');
    expect(judge(ticket, inquiryLimits.ticketLifeMs + 1)).toBe('expired');
  });

  it('can be written by this site only', () => {
    const [, nonce, signature] = ticket.split('.');
    const foreign = [
      '',
      'x',
      '..',
      `${start - 60_000}.${nonce}.${signature}`,
      `${start}.other.${signature}`,
      `${start}.${nonce}.`,
      `${start}.${nonce}.${signature?.slice(1)}`,
      issueInquiryTicket(`${secret}!`, start),
    ];
    expect(foreign.map((text) => judge(text, 10_000))).toEqual(foreign.map(() => 'foreign'));
  });

  it('are never the same twice', () => {
    expect(issueInquiryTicket(secret, start)).not.toBe(ticket);
  });
});
