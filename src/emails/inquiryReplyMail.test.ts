import { expect, it } from 'vitest';
import { inquiryReplyMail } from './inquiryReplyMail';

const original = { name: 'Kim\r\nOwner', message: 'Two <b>words</b>\nand more', day: 'November 20, 2026' };

it('says what was written above the quoted message, and adds no line to the head', () => {
  const mail = inquiryReplyMail({
    subject: 'Re: Hello\r\nBcc: all@example.com',
    text: 'Yes & <no>',
    original,
  });
  expect(mail.subject).toBe('Re: Hello Bcc: all@example.com');
  expect(mail.text).toBe(
    'Yes & <no>\n\nOn November 20, 2026, Kim Owner wrote:\n> Two <b>words</b>\n> and more',
  );
  expect(mail.html).toContain('Yes &amp; &lt;no&gt;');
  expect(mail.html).toContain('Two &lt;b&gt;words&lt;/b&gt;');
});

it('lets each text run in the direction of its script', () => {
  const { html } = inquiryReplyMail({
    subject: 'Re',
    text: 'مرحبا',
    original: { ...original, message: 'שלום' },
  });
  expect(html).toMatch(/<div dir="auto"[^>]*>مرحبا</);
  expect(html).toMatch(/<blockquote dir="auto"[^>]*>שלום</);
});
