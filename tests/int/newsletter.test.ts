import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newsletterLimits } from '@/domain/newsletter/newsletterLimits';
import { requestLimiter } from '@/integrations/limits/limiters';
import { freshEmail } from '../factories/account';
import { freshAddress } from '../helpers/api';
import { countQueries } from '../helpers/countQueries';
import {
  insertSubscriber,
  linkTo,
  openLink,
  setNewsletter,
  signUp,
  signUpAsProgram,
  subscriber,
} from '../helpers/newsletter';
import { useMailServer } from '../helpers/sendMailThrough';
import { testPayload } from '../helpers/testPayload';

let mail: Awaited<ReturnType<typeof useMailServer>>;
beforeAll(async () => {
  mail = await useMailServer();
  await setNewsletter({ newsletterOpen: true, newsletterPace: 'about twice a month' });
});
afterAll(async () => {
  await setNewsletter({ newsletterOpen: false, newsletterPace: null });
  await (await testPayload()).db.pool.query('delete from subscribers');
  await mail.stop();
});

const latestMail = async (email: string) => (await mail.deliver(email)).at(-1);

/** Somebody who has signed up, and the link that was mailed to them. */
async function asked(email = freshEmail()) {
  await signUp(email);
  const link = linkTo('confirm', (await latestMail(email))?.text);
  return { email, link };
}

/** Somebody on the list, and the link with which they leave. */
async function joined() {
  const { email, link } = await asked();
  await openLink('POST', link);
  return { email, confirmLink: link, leaveLink: linkTo('leave', (await latestMail(email))?.text) };
}

describe('a sign-up', () => {
  it('leads back to the page, keeps the words that were agreed to, and mails a link', async () => {
    const email = freshEmail();
    const answer = await signUp(` ${email.toUpperCase()} `);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/blog/a-post#newsletter-asked']);
    expect(await subscriber(email)).toMatchObject({
      state: 'pending',
      sentFrom: '/blog/a-post',
      agreedTo:
        'AI Advisory may email me about new posts, about twice a month. My address is used for nothing else, and every email has a link that ends it at once.',
      confirmedAt: null,
    });
    const received = await latestMail(email);
    expect(received?.subject).toBe('Please confirm: new posts from AI Advisory by email');
    expect(received?.raw.replace(/\r\n[ \t]+/g, ' ')).toMatch(
      /^List-Unsubscribe: <http:\/\/localhost:3000\/api\/newsletter\/leave\?token=\d+(\.[\w-]{43}){2}>\r$/m,
    );
    expect(received?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  });

  it('is taken as JSON, too', async () => {
    const email = freshEmail();
    const { status, body } = await signUpAsProgram(email);
    expect([status, body.message]).toEqual([200, expect.stringContaining('We have sent an email')]);
    expect((await subscriber(email))?.state).toBe('pending');
  });

  it.each([
    ['an address that is none', { email: '"><script>' }, 'Enter a valid email address'],
    ['no address', { email: ' ' }, 'Email is required'],
    ['a hidden field filled in', { website: 'x' }, 'Something on your device filled in a hidden field.'],
  ])('with %s shows the form once more, and keeps nothing', async (_, fields, problem) => {
    const email = freshEmail();
    const { status, html } = await signUp(email, fields);
    expect([status, html]).toEqual([400, expect.stringContaining(problem)]);
    expect(html).toContain('about twice a month');
    expect(html).toContain('name="sentFrom" value="/blog/a-post"');
    expect(html).not.toContain('<script>');
    expect(await subscriber(email)).toBeUndefined();
  });

  it('says that the address is wrong only where it is', async () => {
    const wrong = await signUp('kim@owner');
    expect(wrong.html).toContain('<h1>Please check your address</h1>');
    expect(wrong.html).toContain('aria-invalid="true"');
    const filledIn = await signUp(freshEmail(), { website: 'x' });
    expect(filledIn.html).toContain('<h1>That didn’t work</h1>');
    expect(filledIn.html).not.toContain('aria-invalid');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/blog?x=1', ''])(
    'from %j leads to the blog',
    async (sentFrom) => {
      const { headers } = await signUp(freshEmail(), { sentFrom });
      expect(headers.get('Location')).toBe('/blog#newsletter-asked');
    },
  );

  it('leads back to a page whose address has letters of another script', async () => {
    const { headers } = await signUp(freshEmail(), { sentFrom: '/blog/tag/büro' });
    expect(headers.get('Location')).toBe('/blog/tag/b%C3%BCro#newsletter-asked');
  });

  it('is answered the same with the same work, whoever’s address it is', async () => {
    const payload = await testPayload();
    const known = { confirmed: freshEmail(), left: freshEmail(), pending: freshEmail() };
    await insertSubscriber({ email: known.confirmed });
    await insertSubscriber({ email: known.left, state: 'left' });
    await insertSubscriber({ email: known.pending, state: 'pending' });
    await signUp(freshEmail());
    const answers = [];
    for (const email of [freshEmail(), known.confirmed, known.left, known.pending]) {
      let answer: Awaited<ReturnType<typeof signUp>> | undefined;
      const queries = await countQueries(payload, async () => {
        answer = await signUp(email);
      });
      answers.push([answer?.status, answer?.headers.get('Location'), answer?.html, queries]);
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('leaves who is on the list there, and tells them', async () => {
    const { email } = await joined();
    const before = await subscriber(email);
    await signUp(email, { sentFrom: '/blog' });
    expect(await subscriber(email)).toMatchObject({ state: 'confirmed', askedAt: before?.askedAt });
    expect((await latestMail(email))?.subject).toBe('You will get new posts from AI Advisory by email');
  });

  it('leaves who has left off the list until they confirm', async () => {
    const email = freshEmail();
    await insertSubscriber({ email, state: 'left', days: 9 });
    const { link } = await asked(email);
    expect((await subscriber(email))?.state).toBe('left');
    const mail = (await latestMail(email))?.text;
    expect(mail).toContain('We keep that you left');
    expect(mail).not.toContain('is deleted');
    await openLink('POST', link);
    expect(await subscriber(email)).toMatchObject({ state: 'confirmed', leftAt: null });
  });
});

describe('the limits of signing up', () => {
  it('hold for a network, with the form once more', async () => {
    const address = freshAddress();
    const send = () => signUp(freshEmail(), {}, address);
    const answers = await Promise.all(Array.from({ length: newsletterLimits.perNetwork + 2 }, send));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(2);
    expect(Number(refused[0]?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refused[0]?.html).toContain('Too many sign-ups from your network');
    expect(refused[0]?.html).toContain('<h1>That didn’t work</h1>');
    expect(refused[0]?.html).not.toContain('aria-invalid');
  });

  it('lose nothing that was typed when too much was asked from the same network', async () => {
    const address = freshAddress();
    await requestLimiter(await testPayload()).block(address, 60);
    const email = freshEmail();
    const refused = await signUp(email, {}, address);
    expect(refused.status).toBe(429);
    expect(refused.html).toContain(`value="${email}"`);
    expect(refused.html).toContain('name="sentFrom" value="/blog/a-post"');
  });

  it('hold for an address without a word: two mails in an hour', async () => {
    const email = freshEmail();
    for (let count = 0; count < 5; count += 1) expect((await signUp(email)).status).toBe(303);
    expect(await mail.deliver(email)).toHaveLength(2);
  });

  it('hold for everybody in a day', async () => {
    const { pool } = (await testPayload()).db;
    const key = 'newsletter-day';
    await pool.query('update rate_limits set points = $2 where key = $1', [key, newsletterLimits.perDay]);
    const email = freshEmail();
    const refused = await signUp(email);
    await pool.query('delete from rate_limits where key = $1', [key]);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '3600']);
    expect(await subscriber(email)).toBeUndefined();
  });
});

describe('the link that confirms', () => {
  it('changes nothing when it is opened, and puts its owner on the list by the button, once', async () => {
    const { email, link } = await asked();
    const page = await openLink('GET', link);
    expect([page.status, page.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(page.html).toContain(email);
    expect((await subscriber(email))?.state).toBe('pending');

    const done = await Promise.all([openLink('POST', link), openLink('POST', link)]);
    expect(done.map(({ status }) => status)).toEqual([200, 200]);
    expect(linkTo('leave', done[0]?.html)).not.toBe('');
    expect(await subscriber(email)).toMatchObject({ state: 'confirmed', confirmedAt: expect.any(String) });
    const subjects = (await mail.deliver(email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => /^You will get/.test(subject))).toHaveLength(1);
  });

  it('no longer works after seven days, when a newer one was sent, or after leaving', async () => {
    const { pool } = (await testPayload()).db;
    const old = await asked();
    const until = new Date((await subscriber(old.email))?.tokenEndsAt ?? 0).getTime();
    expect((until - Date.now()) / 86_400_000).toBeCloseTo(7, 2);
    await pool.query(`update subscribers set token_ends_at = now() where email = $1`, [old.email]);
    const replaced = await asked();
    await asked(replaced.email);
    const gone = await joined();
    await openLink('POST', gone.leaveLink);
    for (const link of [old.link, replaced.link, gone.confirmLink, `${old.link}x`, '/api/newsletter/confirm'])
      for (const method of ['GET', 'POST'] as const) {
        const { status, html } = await openLink(method, link);
        expect([status, html]).toEqual([400, expect.stringContaining('This link no longer works')]);
      }
    expect((await subscriber(old.email))?.state).toBe('pending');
    expect((await subscriber(gone.email))?.state).toBe('left');
  });

  it('is the same when the answer of the mail server was lost and it is sent again', async () => {
    const email = freshEmail();
    await signUp(email);
    mail.server.loseAnswers(true);
    await mail.deliver(email);
    mail.server.loseAnswers(false);
    await mail.skipWaits();
    const links = (await mail.deliver(email)).map(({ text }) => linkTo('confirm', text));
    expect([links.length, new Set(links).size]).toEqual([2, 1]);
  });

  it('is not pressed by other sites', async () => {
    const { email, link } = await asked();
    const { status } = await openLink('POST', link, { Origin: 'https://evil.example' });
    expect([status, (await subscriber(email))?.state]).toEqual([403, 'pending']);
  });
});

describe('leaving', () => {
  it('is one POST of a mail program, without session, as often as it likes', async () => {
    const { email } = await joined();
    const head = (await latestMail(email))?.raw.replace(/\r\n[ \t]+/g, ' ') ?? '';
    const address = /^List-Unsubscribe: <(.*)>/m.exec(head)?.[1] ?? '';
    for (let count = 0; count < 2; count += 1) {
      const answer = await openLink('POST', address);
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
      expect(await subscriber(email)).toMatchObject({ state: 'left', leftAt: expect.any(String) });
    }
  });

  it('works by an old link for whoever was deleted and has signed up anew since', async () => {
    const { email, leaveLink } = await joined();
    const other = await joined();
    const { pool } = (await testPayload()).db;
    await pool.query('delete from subscribers where email = $1', [email]);
    const { link } = await asked(email);
    await openLink('POST', link);
    expect((await subscriber(email))?.state).toBe('confirmed');
    expect((await openLink('POST', leaveLink)).status).toBe(200);
    expect((await subscriber(email))?.state).toBe('left');
    expect((await subscriber(other.email))?.state).toBe('confirmed');
  });

  it('is nobody else’s whose row has the number of one that is gone', async () => {
    const { email, leaveLink } = await joined();
    const other = await joined();
    const { pool } = (await testPayload()).db;
    const { rows } = await pool.query('delete from subscribers where email = $1 returning id', [email]);
    await pool.query('update subscribers set id = $1 where email = $2', [rows[0]?.id, other.email]);
    expect((await openLink('POST', leaveLink)).status).toBe(200);
    expect((await subscriber(other.email))?.state).toBe('confirmed');
  });

  it('asks by a page with one button when the link is opened', async () => {
    const { email, leaveLink } = await joined();
    const page = await openLink('GET', leaveLink);
    expect([page.status, page.html]).toEqual([200, expect.stringContaining('Leave the newsletter?')]);
    expect((await subscriber(email))?.state).toBe('confirmed');
  });

  it('forgets who never confirmed, and sends nothing that was ordered', async () => {
    const email = freshEmail();
    await signUp(email);
    const leave = linkTo('leave', (await latestMail(email))?.text);
    await signUp(email);
    await openLink('POST', leave);
    expect(await subscriber(email)).toBeUndefined();
    expect(await mail.deliver(email)).toHaveLength(1);
    expect((await openLink('POST', leave)).status).toBe(200);
  });

  it('is refused without a token of this site', async () => {
    const id = await insertSubscriber({ email: freshEmail() });
    for (const token of ['', String(id), `${id}.${'A'.repeat(43)}`, `${id}${`.${'A'.repeat(43)}`.repeat(2)}`])
      for (const method of ['GET', 'POST'] as const) {
        const answer = await openLink(method, `/api/newsletter/leave?token=${token}`);
        expect([answer.status, answer.html]).toEqual([400, expect.stringContaining('not complete')]);
      }
  });
});

it('off, it isn’t there, nothing that was ordered is sent, and who is on the list can still leave', async () => {
  const { email, leaveLink } = await joined();
  const late = await asked();
  const ordered = freshEmail();
  await signUp(ordered);
  await setNewsletter({ newsletterOpen: false });
  const stranger = freshEmail();
  const refused = await signUp(stranger);
  expect([refused.status, refused.html]).toEqual([404, expect.stringContaining('nothing at this address')]);
  expect(await signUpAsProgram(stranger)).toMatchObject({ status: 404, body: { message: 'Not found' } });
  expect(await subscriber(stranger)).toBeUndefined();
  for (const method of ['GET', 'POST'] as const) expect((await openLink(method, late.link)).status).toBe(404);
  expect(await mail.deliver(ordered)).toEqual([]);
  expect((await openLink('GET', leaveLink)).status).toBe(200);
  expect((await openLink('POST', leaveLink)).status).toBe(200);
  expect((await subscriber(email))?.state).toBe('left');
  await setNewsletter({ newsletterOpen: true });
});
