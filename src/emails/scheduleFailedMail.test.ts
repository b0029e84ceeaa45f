import { expect, it } from 'vitest';
import { scheduleFailedMail } from './scheduleFailedMail';

const address = 'https://firm.example/admin/blog?edit=costs';
const plan = { slug: 'costs', type: 'publish' as const, reason: 'The cover has no words.' };

it('says what was planned, why it failed and where to go', () => {
  const mail = scheduleFailedMail({ ...plan, title: 'What an hour costs' }, address);
  expect(mail.subject).toBe('Not published as planned: What an hour costs');
  expect(mail.paragraphs.join(' ')).toContain('The reason: The cover has no words.');
  expect(mail.action?.address).toBe(address);
});

it.each([
  'Costs: what 2,080 hours a year come to',
  'Buy/build: call 555 0100 or write it yourself?',
  'The five questions that we ask before anybody writes a line of code',
])('names “%s”', (title) => {
  const { subject, paragraphs } = scheduleFailedMail({ ...plan, title }, address);
  expect(subject).toBe(`Not published as planned: ${title}`);
  expect(paragraphs[0]).toContain(`“${title}” was to be published now`);
});

it('keeps a long title to a line', () => {
  const { subject } = scheduleFailedMail({ ...plan, title: `Costs\n${'of an hour '.repeat(20)}` }, address);
  expect(subject).toMatch(/^Not published as planned: Costs of an hour .{60,80} (?:of|an|hour)…$/);
});

it.each(['See www.evil.example', 'https://evil', 'Write to a@b'])(
  'leads nowhere but to the post: %s',
  (title) => {
    const { subject, paragraphs } = scheduleFailedMail({ ...plan, title, type: 'unpublish' }, address);
    expect(subject).toBe('Not taken back as planned: costs');
    expect(paragraphs[0]).toContain('Visitors still see it.');
  },
);
