import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { analysisOf, listOf } from '@tests/components/fakeAnalysis';
import { auditOf } from '@tests/components/fakeAudit';
import { fakeApi, refusal } from '@tests/components/fakeApi';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { auditAnswers } from '@tests/factories/auditAnswers';
import { RequireUser } from '../guard/RequireUser';
import { ReportPage } from './ReportPage';

const booking = { href: 'https://cal.com/example-firm/30min', calLink: 'example-firm/30min' };
const report = 'GET /api/audits/31';
const share = '/api/audits/31/share';
const expiresAt = '2026-04-01T09:00:00.000Z';

function openReport(calls: Parameters<typeof fakeApi>[0] = {}) {
  router.start('/report/31', { id: '31' });
  const api = fakeApi({
    'GET /api/auth/me': accountOf(),
    'POST /api/auth/refresh-token': { token: 'second-token' },
    [report]: auditOf({ raw_answers: auditAnswers(5) }),
    [`GET ${share}`]: { expires_at: null },
    'GET /api/analysis/summary': listOf(),
    ...calls,
  });
  const rendered = renderSignedIn(
    <RequireUser>
      <ReportPage booking={booking} />
    </RequireUser>,
  );
  return { ...rendered, api };
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const score = (name: RegExp) => screen.findByRole('img', { name });
const notFound = () => screen.findByRole('heading', { level: 1, name: 'Report Not Found' });

it.each([
  ['a fault', () => refusal(500, 'Down')],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('A report that can’t be loaded can be asked for again: %s', async (_what, answer) => {
  const { person, api } = openReport({ [report]: answer });
  await notFound();
  expect(screen.getByText('The requested report could not be found.')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('The site doesn’t answer just now.');
  api.answer({ [report]: auditOf({ raw_answers: auditAnswers(5) }) });
  await person.click(button('Try again'));
  expect(await score(/^Overall score: 50 percent/)).toBeTruthy();
});

it('A report that is missing, or somebody else’s, is not offered again', async () => {
  openReport({ [report]: refusal(404, 'Not found') });
  await notFound();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard');
});

it('The latest analysis, which the text advises to recount, is one press away', async () => {
  openReport({ 'GET /api/analysis/summary': listOf(analysisOf()) });
  const link = await screen.findByRole('link', { name: 'Open your latest analysis' });
  expect(link.getAttribute('href')).toBe(`/analysis-results/${analysisOf().id}`);
});

it('A link is not offered while nobody knows whether one is out', async () => {
  const { person, api } = openReport({ [`GET ${share}`]: refusal(500, 'Something went wrong') });
  const failure = 'We couldn’t check whether a link is in use.';
  expect(await screen.findByText(failure)).toBeTruthy();
  await person.click(button('Create link'));
  expect(api.callsOf(`POST ${share}`)).toEqual([]);
  api.answer({ [`GET ${share}`]: { expires_at: expiresAt } });
  await person.click(button('Try again'));
  expect(await screen.findByText(/^A link works until/)).toBeTruthy();
  expect(screen.queryByText(failure)).toBeNull();
  expect(button('Withdraw link').getAttribute('aria-disabled')).not.toBe('true');
});

it('A link takes the focus when it is made, and can’t be replaced while it is withdrawn', async () => {
  const { person, api } = openReport();
  api.answer({
    [`POST ${share}`]: () =>
      Response.json({ url: 'https://example.com/shared#one', expires_at: expiresAt }, { status: 201 }),
  });
  await screen.findByText(/^Your organization/);
  await waitFor(() => expect(button('Create link').getAttribute('aria-disabled')).not.toBe('true'));
  await person.click(button('Create link'));
  const link = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Link' });
  expect(link.value).toBe('https://example.com/shared#one');
  expect(document.activeElement).toBe(link);
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  api.answer({ [`DELETE ${share}`]: () => held.then(() => ({ expires_at: null })) });
  await person.click(button('Withdraw link'));
  await screen.findByRole('button', { name: 'Withdrawing link...' });
  await person.click(button('Create a new link'));
  expect(api.callsOf(`POST ${share}`)).toHaveLength(1);
  letGo();
  expect(await screen.findByText(/^You withdrew the link/)).toBeTruthy();
  expect(document.activeElement).toBe(button('Create link'));
});
