import { describe, expect, it } from 'vitest';
import { inquiryMail, replyTo } from './inquiryMail';

const inquiry = {
  name: 'Kim\r\nBcc: everyone@example.com',
  email: 'kim@example.com',
  company: '',
  message: 'First line\n<script>alert("1")</script> & more',
};
const mail = inquiryMail(inquiry, 'https://www.example.com/cms/collections/inquiries/7');

describe('inquiryMail', () => {
  it('says who wrote what, and where it is kept', () => {
    expect(mail.text).toBe(
      [
        'Name: Kim Bcc: everyone@example.com',
        'Email: kim@example.com',
        'Company: Not given',
        '',
        'First line',
        '<script>alert("1")</script> & more',
        '',
        'Reply to this email to write to the sender. The message is kept at https://www.example.com/cms/collections/inquiries/7',
      ].join('\n'),
    );
  });

  it('shows markup as text', () => {
    expect(mail.html).not.toContain('<script');
    expect(mail.html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more');
  });

  it('keeps headers on one line', () => {
    expect([mail.subject, replyTo(inquiry).name].filter((text) => /[\r\n]/.test(text))).toEqual([]);
  });
});
