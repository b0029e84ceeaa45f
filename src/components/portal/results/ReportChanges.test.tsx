import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { analysisOf } from '@tests/components/fakeAnalysis';
import { fakeApi, heldAnswer, refusal } from '@tests/components/fakeApi';
import { openResults } from '@tests/components/openResults';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { taskDetails } from '@tests/factories/analysisBody';
import { readShownAnalysis } from '@/client/readShownAnalysis';
import type { PresentedAnalysis } from '@/schemas/analysis';
import { RequireUser } from '../guard/RequireUser';
import { ResultsModal } from './ResultsModal';

const invoices = 'Processing supplier invoices';
const sheets = 'Sorting the pink sheets for the county';
const phone = 'Answering the phone and taking messages';
const rule = 'AI must not answer the phone.';
const putBackPath = 'PUT /api/analysis/12/put-back';
const recountPath = 'POST /api/analysis/12/recount';
const renamePath = 'PUT /api/analysis/12/tasks';

/** A firm with a known task, one in its own words that nothing else is known of, and one that it forbids. */
const firm = (facts: Parameters<typeof analysisOf>[1] = {}, details: Record<string, unknown> = {}) =>
  analysisOf(
    {
      departmentTasks: {
        'Finance & Accounting': {
          tasks: [invoices, sheets],
          taskDetails: {
            [invoices]: taskDetails({ teamSize: 3, hours: 14, salary: 70_000 }),
            [sheets]: taskDetails({ teamSize: 2, ...details }),
          },
        },
        'Customer Service': {
          tasks: [phone],
          taskDetails: { [phone]: taskDetails({ teamSize: 3, hours: 20 }) },
        },
      },
      additionalContext: rule,
    },
    facts,
  );
const answered = { cases: 'alike', input: 'software' };
const removedIds = firm().removed.map((opportunity) => (opportunity as { id: string }).id);

type Calls = Parameters<typeof fakeApi>[0];

function openDialog(analysis: PresentedAnalysis, calls: Calls = {}, account = accountOf()) {
  const api = fakeApi({
    'GET /api/auth/me': account,
    'GET /api/audits': [],
    'GET /api/analysis/12/projects': [],
    ...calls,
  });
  const rendered = renderSignedIn(
    <RequireUser>
      <ResultsModal
        analysis={readShownAnalysis(analysis)}
        booking={{ href: 'https://cal.com/example-firm/30min' }}
        onClose={vi.fn()}
      />
    </RequireUser>,
    account,
  );
  return { ...rendered, api };
}

const screens = [
  ['page', openResults],
  ['dialog', openDialog],
] as const;

const findButton = (name: string | RegExp) => screen.findByRole<HTMLButtonElement>('button', { name });
const opportunities = () => screen.findByRole('table', { name: 'Opportunities' });
const row = async (name: string) =>
  within(await opportunities()).getByRole('row', { name: new RegExp(name) });
const failed = 'We couldn’t change the analysis. Please try again.';

it('The dialog says the status of a project, as the page does', async () => {
  const analysis = firm();
  const unmeasured = { hours_a_month: null, cost_usd: null, note: '', expected: null, actual: null };
  const recorded = analysis.opportunities.map(({ id, name }) => ({
    ...unmeasured,
    opportunity_id: id,
    project: name,
    status: 'running',
    updated_at: analysis.created_at,
  }));
  openDialog(analysis, { 'GET /api/analysis/12/projects': recorded });
  expect((await screen.findAllByText('Status: Running')).length).toBeGreaterThan(0);
});

it.each(screens)(
  'A project that the client’s words forbid is put back, and left out again: %s',
  async (_, open) => {
    const { person, api } = open(firm());
    const putBack = await findButton('Put it back');
    const told = putBack.closest('li');
    expect(told?.textContent).toMatch(
      /You told us “AI must not answer the phone\.” We left out “.*” \(\$[\d,]+ a year\)\./,
    );
    const { answer, letGo } = heldAnswer(() => firm({ putBack: removedIds }));
    api.answer({ [putBackPath]: answer });
    await person.click(putBack);
    expect((await findButton('Counting…')).getAttribute('aria-busy')).toBe('true');
    letGo();
    const leaveOut = await findButton('Leave it out again');
    expect(leaveOut.closest('li')?.textContent).toContain(
      'Agree in writing what stays with people before it starts.',
    );
    expect(document.activeElement).toBe(leaveOut);

    api.answer({ [putBackPath]: refusal(500, '') });
    await person.click(leaveOut);
    expect(await screen.findByText(failed)).toBeTruthy();
    expect(document.activeElement).toBe(leaveOut);
    api.answer({ [putBackPath]: firm() });
    await person.click(leaveOut);
    expect(document.activeElement).toBe(await findButton('Put it back'));
    expect(screen.queryByText(failed)).toBeNull();
    expect(api.callsOf(putBackPath).map(({ body }) => body)).toEqual([
      { opportunityIds: removedIds },
      { opportunityIds: [] },
      { opportunityIds: [] },
    ]);
  },
);

it('What is put back counts in the one number', async () => {
  const { person } = openResults(firm(), { [putBackPath]: firm({ putBack: removedIds }) });
  const savings = async () =>
    within(await screen.findByRole('region', { name: 'Our advice' })).getByText('Potential Savings')
      .parentElement?.textContent;
  const before = await savings();
  await person.click(await findButton('Put it back'));
  await findButton('Leave it out again');
  expect(await savings()).not.toBe(before);
});

it.each(screens)(
  'A task that is to be sized is counted once its questions are answered: %s',
  async (_, open) => {
    const { person, api } = open(firm());
    await person.click(await findButton(/^Answer now/));
    const form = within(screen.getByRole('group', { name: sheets }));
    const cases = form.getByLabelText('How alike are the cases?');
    expect(document.activeElement).toBe(cases);
    await person.click(form.getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(await findButton(/^Answer now/));

    await person.click(await findButton(/^Answer now/));
    await person.selectOptions(screen.getByLabelText('How alike are the cases?'), 'Mostly alike');
    const count = await findButton('Count it');
    expect(count.getAttribute('aria-disabled')).toBe('true');
    await person.click(count);
    expect(api.callsOf(recountPath)).toEqual([]);
    await person.selectOptions(screen.getByLabelText('How does the work arrive?'), 'Already in software');
    api.answer({ [recountPath]: refusal(500, '') });
    await person.click(count);
    expect(await screen.findByText(failed)).toBeTruthy();
    const { answer, letGo } = heldAnswer(() => firm({}, answered));
    api.answer({ [recountPath]: answer });
    await person.click(count);
    expect((await findButton('Counting…')).getAttribute('aria-busy')).toBe('true');
    letGo();
    await waitFor(() => expect(screen.queryByRole('group', { name: sheets })).toBeNull());
    expect((await row(sheets)).textContent).toMatch(/\$[\d,]+/);
    expect(document.activeElement).toBe(await row(sheets));
    expect(screen.queryByRole('button', { name: /^Answer now/ })).toBeNull();
    expect(api.callsOf(recountPath).at(-1)?.body).toEqual({
      taskAnswers: [{ department: 'Finance & Accounting', taskName: sheets, ...answered }],
    });
  },
);

it('Only the question that is missing is asked', async () => {
  const { person, api } = openResults(firm({}, { cases: 'different' }), {
    [recountPath]: firm({}, { cases: 'different', input: 'files' }),
  });
  await person.click(await findButton(/^Answer now/));
  expect(screen.queryByLabelText('How alike are the cases?')).toBeNull();
  const input = screen.getByLabelText('How does the work arrive?');
  expect(document.activeElement).toBe(input);
  await person.selectOptions(input, 'As files and emails');
  await person.click(await findButton('Count it'));
  await waitFor(() => expect(screen.queryByRole('group', { name: sheets })).toBeNull());
  expect(api.callsOf(recountPath).at(-1)?.body).toEqual({
    taskAnswers: [
      { department: 'Finance & Accounting', taskName: sheets, cases: 'different', input: 'files' },
    ],
  });
});

it('The table keeps the focus if the task turns out to be left as it is', async () => {
  const few = { hours: 5, frequency: 'Month' };
  const { person } = openResults(firm({}, few), {
    [recountPath]: firm({}, { ...few, cases: 'different', input: 'paper' }),
  });
  await person.click(await findButton(/^Answer now/));
  await person.selectOptions(screen.getByLabelText('How alike are the cases?'), 'Hardly any two the same');
  await person.selectOptions(screen.getByLabelText('How does the work arrive?'), 'On paper or by phone');
  await person.click(await findButton('Count it'));
  const left = await screen.findByRole('heading', { name: 'Leave these as they are' });
  expect(left.parentElement?.textContent).toContain(sheets);
  expect(within(await opportunities()).queryByText(sheets)).toBeNull();
  expect(document.activeElement).toBe(await opportunities());
});

const audit = { id: 31, created_at: '2026-04-01T09:00:00.000Z', overall_score: 90, section_scores: {} };
const readinessAudit = { percent: audit.overall_score, auditedAt: audit.created_at };

it.each(screens)('After a newer audit the analysis is recounted with one press: %s', async (_, open) => {
  const { person, api } = open(firm(), { 'GET /api/audits': [audit] });
  const recount = await findButton('Recount');
  expect(screen.getByText(/You took the readiness audit after this analysis and scored 90%/)).toBeTruthy();
  expect(screen.queryByText(/We assumed an average starting point/)).toBeNull();
  api.answer({ [recountPath]: refusal(500, '') });
  await person.click(recount);
  expect(await screen.findByText(failed)).toBeTruthy();
  const { answer, letGo } = heldAnswer(() => firm({ readinessAudit }));
  api.answer({ [recountPath]: answer });
  await person.click(recount);
  expect((await findButton('Counting…')).getAttribute('aria-busy')).toBe('true');
  letGo();
  const changed = await screen.findByText(
    /^Recounted\. Expected savings went from \$[\d,]+ to \$[\d,]+ a year\./,
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: /^(Recount|Counting…)$/ })).toBeNull());
  expect(document.activeElement?.contains(changed)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.queryByText(failed)).toBeNull();
  expect(screen.queryByText(/We assumed an average starting point/)).toBeNull();
  expect(api.callsOf(recountPath).at(-1)?.body).toEqual({});
});

it.each(['2026-04-01T09:00:00.000Z', '2026-03-01T09:00:00.000Z'])(
  'No recount is offered unless an audit is newer than the one that was counted with: %s',
  async (createdAt) => {
    const audits = [{ ...audit, created_at: createdAt }];
    const { api } = openResults(firm({ readinessAudit }), { 'GET /api/audits': audits });
    await opportunities();
    await waitFor(() => expect(api.callsOf('GET /api/audits')).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Recount' })).toBeNull();
  },
);

it.each(screens)(
  'An administrator reads a client’s analysis and changes nothing in it: %s',
  async (_, open) => {
    const { api } = open(firm({ owner: 99 }), { 'GET /api/audits': [audit] }, accountOf({ role: 'admin' }));
    await opportunities();
    expect(screen.getByText(/You told us “AI must not answer the phone\.”/)).toBeTruthy();
    for (const name of ['Put it back', /^Answer now/, 'Recount'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(api.callsOf('GET /api/audits')).toEqual([]);
  },
);

it('A task in own words is renamed beside its costs, and the button keeps the focus', async () => {
  const { person, api } = openResults(firm());
  const costs = await screen.findByRole('table', { name: 'Finance & Accounting' });
  expect(within(costs).getAllByRole('button')).toHaveLength(1);
  await person.click(await findButton(`Rename ${sheets}`));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Task name' });
  expect(field.value).toBe(sheets);
  await person.clear(field);
  await person.type(field, invoices);
  api.answer({ [renamePath]: () => refusal(400, 'This department already has a task with this name') });
  await person.click(await findButton('Save name'));
  expect(await screen.findByText('This department already has a task with this name')).toBeTruthy();
  const renamed = firm();
  const tasks = renamed.department_tasks['Finance & Accounting']?.map((task) =>
    task.taskName === sheets ? { ...task, taskName: 'Sorting county forms' } : task,
  );
  api.answer({
    [renamePath]: {
      ...renamed,
      department_tasks: { ...renamed.department_tasks, 'Finance & Accounting': tasks },
    },
  });
  await person.clear(field);
  await person.type(field, 'Sorting county forms{Enter}');
  const button = await findButton('Rename Sorting county forms');
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(api.callsOf(renamePath).at(-1)?.body).toEqual({
    department: 'Finance & Accounting',
    taskName: sheets,
    name: 'Sorting county forms',
  });
});
