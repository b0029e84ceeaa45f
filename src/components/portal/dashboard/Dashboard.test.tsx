import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { formatUsd } from '@/format/numbers';
import type { SessionUser } from '@/schemas/auth';
import { analysisOf, listOf } from '@tests/components/fakeAnalysis';
import { fakeApi } from '@tests/components/fakeApi';
import { fakeAnalysisDraft } from '@tests/components/fakeDraft';
import { fakeHistory } from '@tests/components/fakeHistory';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { tenAnswers } from '@tests/factories/wizardAnswers';
import { RequireUser } from '../guard/RequireUser';
import { Dashboard } from './Dashboard';

const booking = { href: 'https://cal.com/example-firm/30min' };
const list = 'GET /api/analysis/summary';
const officePlan = analysisOf({ listName: 'Office plan' }, { id: 11 });
const otherPlan = analysisOf({ listName: 'Other plan' }, { id: 12 });
const answers = { listName: 'Half a plan', industry: 'Offices of Lawyers', goals: 'Answer within a day.' };
const kept = { answers, step: 3, furthestStep: 3 } as const;

function openDashboard({
  address = '/dashboard',
  account = accountOf(),
  draft = fakeAnalysisDraft(),
  calls = {},
}: {
  address?: string;
  account?: SessionUser;
  draft?: ReturnType<typeof fakeAnalysisDraft>;
  calls?: Parameters<typeof fakeApi>[0];
} = {}) {
  fakeHistory();
  router.start(address);
  const api = fakeApi({
    'GET /api/auth/me': account,
    'POST /api/auth/refresh-token': { token: 'second-token' },
    'GET /api/audits': [],
    [list]: listOf(),
    'GET /api/analysis/11/projects': [],
    'GET /api/analysis/12/projects': [],
    ...draft.answers,
    ...calls,
  });
  const rendered = renderSignedIn(
    <RequireUser>
      <Dashboard booking={booking} />
    </RequireUser>,
    account,
  );
  return { ...rendered, api, draft };
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const results = () => screen.queryByRole('dialog', { name: /^AI Opportunity Analysis/ });
/** Waits until the wizard shows a step. */
const wizard = async () => {
  await screen.findByText(/^Step \d+ of 11$/);
  return screen.getByRole('dialog', { name: 'New AI Opportunity Analysis' });
};
const view = async (name: RegExp) =>
  within(await screen.findByRole('row', { name })).getByRole('button', { name: /View Results/ });
const underway = () => screen.queryByRole('heading', { name: 'Continue your analysis' });

/** A response that is pending until the test releases it. */
function heldAnswer<Answer>(answer: Answer) {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  return { letGo: () => letGo(), answer: () => held.then(() => answer) };
}

it('Dashboard sums up analyses, and names what repeated runs leave of the sum', async () => {
  const summary = { ...listOf(otherPlan, officePlan), latest_savings_usd: 41_500 };
  openDashboard({ calls: { [list]: summary }, account: accountOf({ reportLimit: 3, reportCount: 2 }) });
  expect(await screen.findByRole('heading', { level: 1, name: /^Welcome back, / })).toBeTruthy();
  const rows = within(await screen.findByRole('table', { name: 'Your analyses' })).getAllByRole('row');
  expect(rows).toHaveLength(3);
  expect(rows[1]?.textContent).toContain('Other plan');
  expect(screen.getByText(/^2 of 3 included/)).toBeTruthy();
  const savings = screen.getByText('Potential Savings').parentElement?.textContent;
  expect(savings).toContain(formatUsd(summary.savings_usd));
  expect(savings).toContain('a year, across all your analyses');
  expect(savings).toContain('$41,500 counting only the latest of repeated runs');
});

it('An address with an analysis opens it and becomes the dashboard’s own', async () => {
  openDashboard({
    address: '/dashboard?analysis=11',
    calls: { 'GET /api/admin/analysis/11': officePlan },
  });
  await waitFor(() => expect(results()?.textContent).toContain('Office plan'));
  await waitFor(() => expect(window.location.search).toBe(''));
});

it('Results that come late don’t open over other results', async () => {
  const late = heldAnswer(officePlan);
  const { person, api } = openDashboard({
    calls: {
      [list]: listOf(otherPlan, officePlan),
      'GET /api/admin/analysis/11': late.answer,
      'GET /api/admin/analysis/12': otherPlan,
    },
  });
  await person.click(await view(/Office plan/));
  await waitFor(() => expect(api.callsOf('GET /api/admin/analysis/11')).toHaveLength(1));
  await person.click(await view(/Other plan/));
  await waitFor(() => expect(results()?.textContent).toContain('Other plan'));
  late.letGo();
  await late.answer();
  await expect(
    waitFor(() => expect(results()?.textContent).toContain('Office plan'), { timeout: 200 }),
  ).rejects.toThrow();
});

it.each(['/dashboard', '/dashboard?analysis=11'])(
  'Results that come late don’t open over the wizard: %s',
  async (address) => {
    const late = heldAnswer(officePlan);
    const { person, api } = openDashboard({
      address,
      calls: { [list]: listOf(officePlan), 'GET /api/admin/analysis/11': late.answer },
    });
    if (address === '/dashboard') await person.click(await view(/Office plan/));
    await waitFor(() => expect(api.callsOf('GET /api/admin/analysis/11')).toHaveLength(1));
    await person.click(button('Run New Analysis'));
    await wizard();
    late.letGo();
    await waitFor(() => expect(window.location.search).not.toContain('analysis='));
    await expect(waitFor(() => expect(results()).not.toBeNull(), { timeout: 200 })).rejects.toThrow();
    expect(await wizard()).toBeTruthy();
  },
);

it('Results that can’t be fetched are said to be so', async () => {
  const { person } = openDashboard({
    calls: { [list]: listOf(officePlan), 'GET /api/admin/analysis/11': new Response('', { status: 500 }) },
  });
  await person.click(await view(/Office plan/));
  expect(await screen.findByText('The analysis could not be opened. Please try again.')).toBeTruthy();
});

it('A list that can’t be fetched leaves a dashboard that works', async () => {
  openDashboard({ calls: { [list]: new Response('', { status: 500 }) } });
  expect(await screen.findByRole('heading', { name: 'No analyses yet' })).toBeTruthy();
});

it('The limit notice opens instead of the wizard, until the limit is raised', async () => {
  const account = accountOf({ reportLimit: 2, reportCount: 2 });
  const { person, api } = openDashboard({ account, calls: { [list]: listOf(otherPlan, officePlan) } });
  expect(await screen.findByText(/^2 of 2 included/)).toBeTruthy();
  await person.click(button('Run New Analysis'));
  const notice = await screen.findByRole('dialog', { name: 'Report Limit Reached' });
  expect(notice.textContent).toContain('2/2');
  expect(notice.textContent).toContain(
    "You've reached your maximum of 2 AI opportunity analyses. Schedule a strategy call to discuss your results!",
  );
  const book = within(notice).getByRole<HTMLAnchorElement>('link', { name: /Book Strategy Call/ });
  expect([book.target, book.href]).toEqual(['_blank', booking.href]);
  await person.click(within(notice).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  api.answer({ 'GET /api/auth/me': { ...account, reportLimit: 3 } });
  await person.click(button('Run New Analysis'));
  expect(await wizard()).toBeTruthy();
  expect(screen.queryByRole('dialog', { name: 'Report Limit Reached' })).toBeNull();
  expect(screen.getByText(/^2 of 3 included/)).toBeTruthy();
});

it('The limit notice opens after the word of the site', async () => {
  const message = 'Report limit reached';
  const limit = { message, error: message, current: 3, limit: 3 };
  const { person } = openDashboard({
    draft: fakeAnalysisDraft({ answers: tenAnswers, step: 11, furthestStep: 11 }),
    calls: { 'POST /api/analysis/generate': Response.json(limit, { status: 403 }) },
  });
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  await wizard();
  await person.click(button('Submit'));
  expect((await screen.findByRole('dialog', { name: 'Report Limit Reached' })).textContent).toContain('3/3');
});

it.each(['Cancel', 'Close'])(
  '%s deletes the answers of the wizard, and Undo restores them',
  async (close) => {
    const draft = fakeAnalysisDraft(kept);
    const { person } = openDashboard({ draft });
    await person.click(await screen.findByRole('button', { name: 'Continue' }));
    await person.click(within(await wizard()).getByRole('button', { name: close }));
    await waitFor(() => expect(draft.now().key).toBeNull());
    expect(window.location.pathname + window.location.search).toBe('/dashboard');
    expect(await screen.findByText('Your answers are deleted')).toBeTruthy();
    expect(underway()).toBeNull();
    await person.click(button('Undo'));
    const again = within(await wizard());
    expect(await again.findByText('Step 3 of 11')).toBeTruthy();
    expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Goals' }).value).toBe(
      'Answer within a day.',
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
);

it('Undo stays after another wizard was opened and left, and ends after ten minutes', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { person } = openDashboard({ draft: fakeAnalysisDraft(kept) });
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  await person.click(within(await wizard()).getByRole('button', { name: 'Cancel' }));
  await screen.findByRole('button', { name: 'Undo' });
  await person.click(button('Run New Analysis'));
  const second = within(await wizard());
  expect((await second.findByRole<HTMLInputElement>('textbox', { name: 'Analysis name' })).value).toBe('');
  await person.click(second.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeTruthy();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

it('Dismiss takes the offer of Undo away and leads the focus to the analyses', async () => {
  const { person } = openDashboard({ draft: fakeAnalysisDraft(kept) });
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  await person.click(within(await wizard()).getByRole('button', { name: 'Cancel' }));
  await person.click(await screen.findByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  expect(document.activeElement?.id).toBe('analyses-title');
});

it.each([
  ['', 'without a key'],
  ['run-of-tests-1', 'of the wizard'],
])('An analysis that is being made is said to be so until the list has it: %j, %s', async (generating) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { api } = openDashboard({ draft: fakeAnalysisDraft({ generating }) });
  expect(await screen.findByRole('heading', { name: 'We’re making your analysis' })).toBeTruthy();
  api.answer({ [list]: listOf(officePlan), ...fakeAnalysisDraft().answers });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await screen.findByRole('row', { name: /Office plan/ })).toBeTruthy();
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: 'We’re making your analysis' })).toBeNull(),
  );
  expect(underway()).toBeNull();
});

it('A phone’s Back goes a step back, and from the first step to the dashboard with the answers kept', async () => {
  const { person } = openDashboard();
  await person.click(await screen.findByRole('button', { name: 'Run New Analysis' }));
  const dialog = await wizard();
  await person.type(await screen.findByRole('textbox', { name: 'Analysis name' }), 'Office plan');
  await person.click(button('Next'));
  await screen.findByText('Step 2 of 11');
  const pressBack = () => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
  pressBack();
  await screen.findByText('Step 1 of 11');
  pressBack();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(underway()).toBeTruthy());
});
