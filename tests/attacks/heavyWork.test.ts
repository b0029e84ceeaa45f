import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { dataUrl, plainPng } from '../factories/picture';
import { administrator, goodPassword, largeAnalysis, newcomer, type Person } from './support/people';
import { freshAddress } from './support/freshAddress.mjs';
import { atOnce, countStatuses, send, type Answer } from './support/send';
import { whileOthersVisit } from './support/whileOthersVisit';

let client: Person;
let admin: Person;

beforeAll(async () => {
  [client, admin] = await Promise.all([newcomer(), administrator()]);
});

/** Every answer is a result or a refusal that says when to come back. */
function expectResultsOrRefusals(answers: Answer[], success: number): void {
  for (const { status, headers, json } of answers.filter((answer) => answer.status !== success)) {
    expect([429, 503]).toContain(status);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(json.message).toEqual(expect.stringMatching(/\w/));
  }
}

describe('heavy work of one account', () => {
  it('reports as PDF, ten at once', async () => {
    const id = await largeAnalysis(client.token);
    const answers = await whileOthersVisit(() =>
      atOnce(10, (index) =>
        send(`/api/analysis/${id}/pdf?timezone=${zones[index]}`, { token: client.token }),
      ),
    );
    expectResultsOrRefusals(answers, 200);
    expect(countStatuses(answers)[200]).toBeGreaterThan(0);
  });

  it('pictures as large as they may be, sixteen at once', async () => {
    const profileImage = dataUrl(await plainPng(4_800, 5_000));
    const answers = await whileOthersVisit(() =>
      atOnce(16, () =>
        send('/api/auth/profile', {
          method: 'PUT',
          token: client.token,
          body: { name: 'Robin Example', email: client.email, company: 'Example Supply', profileImage },
        }),
      ),
    );
    expectResultsOrRefusals(answers, 200);
    expect(countStatuses(answers)[200]).toBeGreaterThan(0);
  });

  it('sign-ins with wrong passwords, sixty at once', async () => {
    const answers = await whileOthersVisit(() =>
      atOnce(60, (index) =>
        send('/api/auth/login', {
          method: 'POST',
          body: { email: `nobody-${index}@example.test`, password: goodPassword },
        }),
      ),
    );
    expectResultsOrRefusals(
      answers.filter(({ status }) => status !== 401),
      401,
    );
    expect(countStatuses(answers)[401]).toBeGreaterThan(0);
  });
});

const zones = [
  'UTC',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Rome',
  'Europe/Madrid',
  'Asia/Tokyo',
  'Asia/Seoul',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
];

const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

describe('texts that are hard to read', () => {
  it.each([
    ['footnotes', lines(200, (i) => `\`__a__[^${i}]\` and x[^${i}]\n\n[^${i}]: note ${i}\n`)],
    ['references', lines(1_000, (i) => `[r${i}]\n\n[r${i}]: /u${i}\n`)],
    ['a long list', lines(5_000, (i) => `- item ${i} of *many*`)],
    ['a long table', `| a | b |\n| - | - |\n${lines(4_000, (i) => `| ${i} | **${i}** |`)}`],
    ['brackets', `${'['.repeat(20_000)}a${']'.repeat(20_000)}`],
    ['emphasis', '*a **b '.repeat(20_000)],
  ])('%s', async (_name, content) => {
    const from = freshAddress();
    const slug = `hard-${randomUUID()}`;
    const body = {
      title: 'Hard to read',
      slug,
      excerpt: 'An example.',
      content,
      author: 'Jo Doe',
      published: true,
    };
    const saved = await whileOthersVisit(() =>
      send<{ slug: string }>('/api/admin/blog/posts', { method: 'POST', token: admin.token, body, from }),
    );
    expect([201, 400, 413]).toContain(saved.status);
    const page = await whileOthersVisit(() => send(`/blog/${slug}`, { from }));
    expect(page.status).toBe(saved.status === 201 ? 200 : 404);
  });
});
