import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { overviewMetrics } from '@/domain/overview/overviewMetrics';
import type { Overview } from '@/schemas/overview';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { renderGuarded } from '@tests/components/renderGuarded';
import { accountOf } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { OverviewPage } from './OverviewPage';

const counts = (count: number) =>
  Object.fromEntries(overviewMetrics.map((metric) => [metric, count])) as Overview['totals'];
const funnel = (started: number, reached: number[] = [], finished = 0, cancelled = 0) => ({
  ...{ started, reached, finished, cancelled, open: started - finished - cancelled },
});

const overviewOf = (query: URLSearchParams, facts: Partial<Overview> = {}): Overview => {
  const span = { from: query.get('from') ?? '', to: query.get('to') ?? '' };
  return {
    ...{ ...span, by: 'day', timeZone: 'UTC', totals: counts(2), wizard: funnel(0) },
    before: { ...span, totals: counts(1), wizard: funnel(0) },
    periods: [{ ...span, counts: counts(2) }],
    ...facts,
  };
};

function openOverview(query = '', facts: Partial<Overview> = {}) {
  router.start(`/admin/overview${query}`);
  const api = fakeApi({
    'GET /api/auth/me': accountOf({ role: 'admin' }),
    'GET /api/admin/overview': ({ path }: { path: string }) =>
      overviewOf(new URLSearchParams(path.split('?')[1]), facts),
  });
  const { person } = renderGuarded(<OverviewPage />, accountOf({ role: 'admin' }));
  return { api, person };
}

const figures = ['Sign-ups', 'Analyses begun', 'Analyses finished', 'Audits', 'Bookings opened', 'Inquiries'];

it('shows each figure with a table of all, over a span that the address holds', async () => {
  const { person } = openOverview();
  for (const name of figures) expect(await screen.findByRole('heading', { name, level: 3 })).toBeTruthy();
  expect(screen.getByText(/Days begin at midnight UTC/)).toBeTruthy();
  expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe('true');
  await person.click(screen.getByRole('button', { name: '12 months' }));
  expect(window.location.search).toMatch(/by=month/);
  expect((await screen.findAllByText(/in the 365 days before/)).length).toBe(figures.length);
  const table = screen.getByRole('table', { name: 'All figures as a table', hidden: true });
  const heads = within(table).getAllByRole('columnheader', { hidden: true });
  expect(heads.map(({ textContent }) => textContent)).toEqual(['When', ...figures]);
});

it('shows steps of the wizard beside how many left there', async () => {
  openOverview('', { wizard: funnel(8, [8, 6, 6, 5, 4, 4, 4, 4, 4, 4, 4], 3, 1) });
  const table = within(await screen.findByRole('table', { name: 'Steps of the wizard' }));
  const step = (name: RegExp) =>
    table.getAllByRole('row').find(({ textContent }) => name.test(textContent))?.parentElement?.textContent ??
    '';
  expect(step(/1\. Analysis name/)).toContain('8 · 100%');
  expect(step(/1\. Analysis name/)).toContain('2 stopped here');
  expect(step(/4\. Departments/)).toContain('5 · 63%');
  expect(step(/11\./)).toContain('1 stopped here');
  expect(screen.getByText(/38% were finished/)).toBeTruthy();
});

it('refuses spans that are none, at the field that is wrong', async () => {
  const { person } = openOverview('?from=1999-01-01&to=1999-01-31&by=week', { totals: counts(0) });
  expect(await screen.findByText('Nothing was counted in this span.')).toBeTruthy();
  expect(screen.getByText('No analysis was begun in this span.')).toBeTruthy();
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
  const show = () => person.click(screen.getByRole('button', { name: 'Show' }));
  const problemOf = (name: string) => (field(name).getAttribute('aria-invalid') === 'true' ? name : null);
  fireEvent.change(field('From'), { target: { value: '' } });
  await show();
  expect(screen.getByText('Must be a day such as 2026-11-20')).toBeTruthy();
  expect([problemOf('From'), problemOf('To')]).toEqual(['From', null]);
  fireEvent.change(field('From'), { target: { value: '1999-02-01' } });
  await show();
  expect(screen.getByText('The last day is before the first')).toBeTruthy();
  expect([problemOf('From'), problemOf('To')]).toEqual([null, 'To']);
  fireEvent.change(field('To'), { target: { value: '1999-02-14' } });
  await show();
  expect(window.location.search).toBe('?from=1999-02-01&to=1999-02-14&by=week');
  expect(await screen.findByText('Feb 1 – 14, 1999', { selector: '[role="status"]' })).toBeTruthy();
});

it('says that it could not be loaded, and tries again', async () => {
  const { api, person } = openOverview();
  await screen.findByRole('heading', { name: 'Sign-ups' });
  api.answer({ 'GET /api/admin/overview': () => refusal(500, 'Down') });
  await person.click(screen.getByRole('button', { name: '12 months' }));
  expect(await screen.findByText('The overview could not be loaded.')).toBeTruthy();
  api.answer({
    'GET /api/admin/overview': ({ path }: { path: string }) =>
      overviewOf(new URLSearchParams(path.split('?')[1])),
  });
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Sign-ups' })).toBeTruthy();
  expect(screen.queryByText('The overview could not be loaded.')).toBeNull();
});
