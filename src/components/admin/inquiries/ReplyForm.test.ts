import { expect, it } from 'vitest';
import type { InquiryDetails } from '@/schemas/inquiryDesk';
import { replyAddress } from './ReplyForm';

const inquiry: InquiryDetails = {
  id: 1,
  name: 'Kim & Co',
  email: 'kim+x?cc=all@example.test',
  company: null,
  message: 'One?\nTwo & "three"',
  status: 'new',
  owner: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  cameBy: { sentFrom: null, firstPage: null, referrer: null },
  account: null,
  entries: [],
  reply: { delivers: false, subject: 'Re: Your message to Firm', quoted: 'One?\nTwo & "three"' },
};

it('brings subject and quoted text along, and no other recipient', () => {
  const { pathname, searchParams } = new URL(replyAddress(inquiry));
  expect(decodeURIComponent(pathname)).toBe(inquiry.email);
  expect([...searchParams]).toEqual([
    ['subject', 'Re: Your message to Firm'],
    ['body', '\r\n\r\nOn November 20, 2026, Kim & Co wrote:\r\n> One?\r\n> Two & "three"'],
  ]);
});

it('stays short enough for mail programs', () => {
  expect(
    replyAddress({ ...inquiry, reply: { ...inquiry.reply, quoted: 'x'.repeat(4_000) } }).length,
  ).toBeLessThan(2_000);
});

it('says nothing of words where there are none to quote', () => {
  const { searchParams } = new URL(replyAddress({ ...inquiry, reply: { ...inquiry.reply, quoted: '' } }));
  expect(searchParams.get('body')).toBe('');
});
