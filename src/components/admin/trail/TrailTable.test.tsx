import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatMoment } from '@/format/dates';
import type { TrailEntryAnswer } from '@/schemas/trail';
import { TrailTable, trailValue } from './TrailTable';

const entry = (fields: Partial<TrailEntryAnswer>): TrailEntryAnswer => ({
  ...{ id: 1, at: '2026-11-20T09:00:00.000Z', actor: null, action: 'update', subject: 'users' },
  ...{ subjectId: 3, label: 'Deleted account 3', changes: [] },
  ...fields,
});

it('says why a change of an account has nothing left to show', () => {
  const role = { field: 'role', from: 'client', to: 'marketer' };
  render(
    <TrailTable
      isBusy={false}
      entries={[
        entry({}),
        entry({ id: 2, changes: [role] }),
        entry({ id: 3, action: 'view', subject: 'analyses' }),
      ]}
    />,
  );
  const changes = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(changes.slice(1)).toEqual([
    'Personal details, deleted with the account',
    'User Type: User to Marketer',
    '',
  ]);
});

it('says what was moved to the trash and restored, and names what has no title', () => {
  const trashed = '2026-11-20T09:00:00.000Z';
  const post = { subject: 'posts', label: '' } as const;
  render(
    <TrailTable
      isBusy={false}
      entries={[
        entry({ ...post, changes: [{ field: 'deletedAt', from: null, to: trashed }] }),
        entry({ ...post, id: 2, changes: [{ field: 'deletedAt', from: trashed, to: null }] }),
        entry({ ...post, id: 3, changes: [{ field: 'slug', from: 'a', to: 'b' }] }),
      ]}
    />,
  );
  const said = screen.getAllByRole('row').map((row) => row.children[2]?.textContent);
  expect(said.slice(1)).toEqual([
    'moved to the trash: post Untitled',
    'restored post Untitled',
    'changed post Untitled',
  ]);
  const changes = screen.getAllByRole('row').map((row) => row.lastElementChild?.textContent);
  expect(changes.slice(1)).toEqual(['', '', 'Slug: a to b']);
});

it('reads moments by the reader’s clock, and yes and no', () => {
  expect(trailValue('expiresAt', '2026-11-24T12:32:09.951Z')).toBe(formatMoment('2026-11-24T12:32:09.951Z'));
  expect(trailValue('featured', 'false')).toBe('no');
});

it('calls choices what the screens call them', () => {
  expect(['client', 'marketer'].map((role) => trailValue('role', role))).toEqual(['User', 'Marketer']);
  expect(['new', 'answered'].map((state) => trailValue('status', state))).toEqual(['New', 'In talks']);
  expect(trailValue('_status', 'draft')).toBe('Draft');
});

it('leaves what people have written alone', () => {
  for (const words of [
    '',
    'published',
    'client',
    'true or false',
    'since 2026-11-24T12:32:09.951Z',
    'constructor',
  ])
    expect(trailValue('title', words)).toBe(words);
});
