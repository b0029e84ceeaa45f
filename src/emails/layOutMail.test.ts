import { describe, expect, it } from 'vitest';
import { emailChangedMail } from './accountMails';
import { layOutMail } from './layOutMail';

const frame = {
  firmName: 'Smith & Co',
  look: { accentColor: null, logo: null },
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

  it('has the firm’s logo and accent in HTML alone', () => {
    const logo = { filename: 'smith-1a2b3c4d.webp', width: 480, height: 160 };
    const own = layOutMail(emailChangedMail('<new@example.com>', 'Friday', address), {
      ...frame,
      look: { accentColor: '#1a3c8b', logo },
    });
    expect(own.html).toContain(
      '<img src="https://www.example.com/share/look/logo/smith-1a2b3c4d.png" alt="Smith &amp; Co" width="120" height="40"',
    );
    expect(own.html.match(/#1a3c8b/g)).toHaveLength(3);
    expect(own.html).not.toContain('#16674c');
    expect(mail.html).not.toContain('<img');
    expect(mail.html.match(/#16674c/g)).toHaveLength(3);
    expect(own.text).toBe(mail.text);
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
