import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { attackedSite } from './support/attackedSite';
import { freshAddress } from './support/freshAddress.mjs';
import { administrator } from './support/people';
import { atOnce, countStatuses, send } from './support/send';
import { whileOthersVisit } from './support/whileOthersVisit';

/** All files that the server has beside its programs. */
const filesOfServer = (): string[] => {
  const directory = path.join(attackedSite.distDir, 'server');
  return existsSync(directory) ? (readdirSync(directory, { recursive: true }) as string[]) : [];
};

describe('addresses that do not exist', () => {
  it('leave nothing behind, and end at the limit of who asks for them', async () => {
    await send('/blog');
    const before = filesOfServer();
    const from = freshAddress();
    // All within a minute, however long it takes to make them.
    const answers = await whileOthersVisit(() =>
      atOnce(300, (index) => send(`/blog/unknown-${index}`, { from })),
    );
    const { 404: missing = 0, 429: refused, 503: tooBusy = 0, ...others } = countStatuses(answers);
    expect([refused, missing + tooBusy, others]).toEqual([60, 240, {}]);
    expect(missing).toBeGreaterThan(0);
    const refusal = answers.find(({ status }) => status === 429);
    expect(Number(refusal?.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(refusal?.json.message).toMatch(/^Too many pages at once\. Try again in \d+ seconds\.$/);
    expect(filesOfServer()).toEqual(before);
    // What is kept is still handed out, to the same network too.
    expect((await send('/', { from })).status).toBe(200);
  });

  it('are told to people as a page', async () => {
    const from = freshAddress();
    await atOnce(240, (index) => send(`/blog/search?q=${index}`, { from }));
    const { status, text, headers } = await send('/blog/search?q=more', {
      from,
      headers: { 'Sec-Fetch-Dest': 'document' },
    });
    expect(status).toBe(429);
    expect(headers.get('Content-Type')).toContain('text/html');
    expect(text).toContain('Too many pages at once.');
  });

  it('include the one that would make pictures of any size', async () => {
    const before = filesOfServer();
    const made = await send('/_next/image?url=%2Ficons%2Ficon-192.png&w=640&q=75');
    expect(made.status).toBe(404);
    expect(made.headers.get('Content-Type')).not.toContain('image/');
    expect(filesOfServer()).toEqual(before);
  });

  it('cost strangers of the CMS nothing but a way to the sign-in', async () => {
    const answer = await send('/cms/collections/posts?page=2');
    expect(answer.status).toBe(307);
    expect(answer.headers.get('Location')).toBe('/login?next=%2Fcms%2Fcollections%2Fposts%3Fpage%3D2');
    const forged = await send('/cms', { headers: { Cookie: 'payload-token=eyJhbGciOiJub25lIn0.e30.' } });
    expect(forged.status).toBe(307);
  });
});

describe('what lies beside the pages', () => {
  const contents = /DATABASE_URL|PAYLOAD_SECRET|repositoryformatversion|ref: refs|"private": true/;

  it.each([
    '/.env',
    '/%2eenv',
    '/.git/config',
    '/.git/HEAD',
    '/package.json',
    '/.next/server/app',
    '/.next/server/app/index.html',
    '/.next/BUILD_ID',
    '/_next/server/app/index.html',
    '/_next/static/..%2f..%2fBUILD_ID',
  ])('%s is no page', async (address) => {
    const { status, text } = await send(address);
    expect([400, 404]).toContain(status);
    expect(text).not.toMatch(contents);
  });

  it.each(['/', '/blog', '/api/health', '/unknown', '/cms'])(
    '%s doesn’t say what it is made with',
    async (address) => {
      const { headers } = await send(address);
      expect([headers.get('X-Powered-By'), headers.get('Server')]).toEqual([null, null]);
    },
  );

  it('the panel makes no first account of its own', async () => {
    const page = await send('/cms/create-first-user');
    expect([page.status, page.text.includes('<form')]).toEqual([307, false]);
    expect(page.headers.get('Location')).toMatch(/^\/login\?next=/);
    const { token } = await administrator();
    const signedIn = await send('/cms/create-first-user', { headers: { Cookie: `payload-token=${token}` } });
    expect([signedIn.status, signedIn.text.includes('<form')]).toEqual([307, false]);
    expect(signedIn.headers.get('Location')).toMatch(/\/login\?next=/);
  });
});

describe('what nobody can have repeated in the log', () => {
  /** Without mails, which may still be on their way for what was tried before. */
  const log = () =>
    readFileSync(attackedSite.log, 'utf8')
      .split('\n')
      .filter((line) => !line.includes('Mail is not configured'))
      .join('\n');

  it.each([
    ['actions that the site does not have', '/cms', { 'Next-Action': '40bogus' }],
    ['actions on pages', '/', { 'Next-Action': '40bogus' }],
    ['a damaged state of the router', '/', { RSC: '1', 'Next-Router-State-Tree': '%5B%22a%22' }],
    [
      'an odd state of the router',
      '/',
      { RSC: '1', 'Next-Router-State-Tree': '%5B%22a%22%2C%7B%22b%22%3A1%7D%5D' },
    ],
  ])('%s', async (_what, address, headers) => {
    const before = log();
    const method = 'RSC' in headers ? 'GET' : 'POST';
    const answers = await atOnce(20, () => send(address, { method, headers: { ...headers } }));
    for (const { status } of answers) expect([400, 401, 404, 405]).toContain(status);
    expect(log()).toBe(before);
  });

  it('reports of violations: each kind is told once', async () => {
    const before = readFileSync(attackedSite.log, 'utf8').length;
    const report = {
      'csp-report': {
        'document-uri': 'https://site.example/contact?token=secret',
        'blocked-uri': 'https://evil.example/a.js',
        'effective-directive': 'script-src-elem',
      },
    };
    const answers = await atOnce(30, () => send('/policy-reports', { method: 'POST', body: report }));
    expect(countStatuses(answers)).toEqual({ 204: 30 });
    const told = readFileSync(attackedSite.log, 'utf8').slice(before).trimEnd().split('\n');
    expect(told.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      'The content policy of /contact kept out https://evil.example (script-src-elem)',
    ]);
  });
});
