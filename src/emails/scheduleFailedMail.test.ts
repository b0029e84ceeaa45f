import { expect, it } from 'vitest';
import { scheduleFailedMail } from './scheduleFailedMail';

const address = 'https://firm.example/admin/blog?edit=costs';

it('says what was planned, why it failed and where to go', () => {
  const plan = { title: 'What an hour costs', type: 'publish' as const, reason: 'The cover has no words.' };
  const { subject, paragraphs, action } = scheduleFailedMail(plan, address);
  expect(subject).toBe('Not published as planned: What an hour costs');
  expect(paragraphs.join(' ')).toContain('The reason: The cover has no words.');
  expect(action?.address).toBe(address);
});

it('leads nowhere but to the post', () => {
  const plan = { title: 'See www.evil.example', type: 'unpublish' as const, reason: 'A fault.' };
  const { subject, paragraphs } = scheduleFailedMail(plan, address);
  expect(subject).toBe('Not taken back as planned: a post');
  expect(paragraphs[0]).toContain('Visitors still see it.');
});
