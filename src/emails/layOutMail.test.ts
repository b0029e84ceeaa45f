import { describe, expect, it } from 'vitest';
import { emailChangedMail } from './accountMails';
import { layOutMail } from './layOutMail';

const frame = {
  firmName: 'Smith & Co',
  siteAddress: 'https://www.example.com',
  recipientName: 'Kim & Owner',
};
const address = 'https://www.example.com/undo-email?token=a&b="c"';
const mail = layOutMail(emailChangedMail('<new@example.com>', 'Friday', address), frame);

describe('layOutMail', () => {
  it('says the same in both forms', () => {
    expect(mail.text).toContain('Hello Kim & Owner,');
    expect(mail.text).toContain(`Undo the change:\n${address}`);
    expect(mail.text.endsWith('-- \nSmith & Co, https://www.example.com')).toBe(true);
    expect(mail.html).toContain('Your account now signs in with &lt;new@example.com&gt; instead of');
  });

  it('escapes what people and addresses bring along', () => {
    expect(mail.html).toContain('Hello Kim &amp; Owner,');
    expect(mail.html).toContain('href="https://www.example.com/undo-email?token=a&amp;b=&quot;c&quot;"');
    expect(mail.html).not.toMatch(/<new@/);
  });

  it.each([null, 'Kim\r\n<b>Owner</b>', 'Your parcel waits: http://evil.example'])(
    'greets without a name instead of with %j',
    (recipientName) => {
      const { text, html } = layOutMail(emailChangedMail('a@b.cd', 'Friday', address), {
        ...frame,
        recipientName,
      });
      expect(text.startsWith('Hello,\n')).toBe(true);
      expect(html).toContain('<p>Hello,</p>');
      expect(html).not.toMatch(/<b>|evil/);
    },
  );
});
