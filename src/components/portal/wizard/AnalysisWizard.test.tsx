import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storeFigure, storedFigureText } from '@/client/storedFigure';
import type { WizardChanges } from '@/domain/analysis/wizardChanges';
import type { StepNumber } from '@/domain/analysis/wizardSteps';
import { analysisOf } from '@tests/components/fakeAnalysis';
import { fakeApi, heldAnswer, refusal } from '@tests/components/fakeApi';
import { fakeAnalysisDraft } from '@tests/components/fakeDraft';
import { fakeHistory } from '@tests/components/fakeHistory';
import { accountOf, renderSignedIn } from '@tests/components/renderSignedIn';
import { router } from '@tests/components/router';
import { task, tenAnswers } from '@tests/factories/wizardAnswers';
import { RequireUser } from '../guard/RequireUser';
import { WizardLoader } from './WizardLoader';

const otherTask = 'Closing the books each month';
const generate = 'POST /api/analysis/generate';

/** Opens the wizard at the address of a step, with these answers stored on the server. */
async function openWizard(
  step: StepNumber = 1,
  { answers = step > 1 ? tenAnswers : {}, calls = {} }: { answers?: WizardChanges; calls?: object } = {},
) {
  fakeHistory();
  router.start('/ai-analysis');
  const draft = fakeAnalysisDraft({ answers, step, furthestStep: step });
  const api = fakeApi({
    'GET /api/auth/me': accountOf(),
    'POST /api/auth/refresh-token': { token: 'second-token' },
    ...draft.answers,
    ...calls,
  });
  const handlers = { onClose: vi.fn(), onCreated: vi.fn(), onCreatedUnseen: vi.fn(), onLimit: vi.fn() };
  const rendered = renderSignedIn(
    <RequireUser>
      <WizardLoader {...handlers} />
    </RequireUser>,
  );
  await expectStep(step);
  return { ...rendered, ...handlers, api, draft };
}

const expectStep = (step: number) => screen.findByText(`Step ${step} of 11`);
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const button = (name: string) => screen.getByRole('button', { name });
const checkbox = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('the list of steps says the number of each step, and which ones are done', async () => {
  await openWizard(4);
  const steps = within(screen.getByRole('navigation', { name: 'All steps' }));
  const names = steps.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names.slice(0, 5)).toEqual([
    '1Analysis name(done)',
    '2Industry(done)',
    '3Goals(done)',
    '4Departments',
    '5Tasks',
  ]);
});

it('Next stays on a step that is not answered, says why and leads to its field', async () => {
  const { person } = await openWizard();
  await person.click(button('Next'));
  await expectStep(1);
  await waitFor(() => expect(document.activeElement).toBe(field('Analysis name')));
  expect(field('Analysis name').getAttribute('aria-invalid')).toBe('true');
});

it('Analysis name takes 30 characters, counts them, and is not accepted blank', async () => {
  const { person } = await openWizard();
  const name = field('Analysis name');
  await person.type(name, 'x'.repeat(35));
  expect(name.value).toBe('x'.repeat(30));
  expect(screen.getByText('30/30')).toBeTruthy();
  await person.type(name, 'Back office', { initialSelectionStart: 0, initialSelectionEnd: 30 });
  expect(name.value).toBe('Back office');
  await person.clear(name);
  await person.type(name, '   ');
  await person.click(button('Next'));
  await expectStep(1);
  expect(name.getAttribute('aria-invalid')).toBe('true');
  expect(name.value).toBe('   ');
  await person.clear(name);
  await person.type(name, 'Back office');
  await person.click(button('Next'));
  await expectStep(2);
});

it.each([
  [1, 'Analysis name', { listName: 'x'.repeat(31) }, false],
  [3, 'Goals', { goals: 'y'.repeat(2001) }, false],
  [3, 'Goals', { goals: 'y'.repeat(2000) }, true],
] as const)('Step %i goes no further beyond the limit of %s', async (step, name, answer, isLet) => {
  const { person } = await openWizard(step, { answers: { ...tenAnswers, ...answer } });
  await person.click(button('Next'));
  await expectStep(isLet ? step + 1 : step);
  if (!isLet) expect(field(name).getAttribute('aria-invalid')).toBe('true');
});

it('Industry suggests fifty titles at most, whatever the case', async () => {
  const { person } = await openWizard(2, { answers: { listName: 'Office plan' } });
  const search = screen.getByRole('combobox', { name: 'Industry' });
  await person.click(search);
  expect(screen.getAllByRole('option')).toHaveLength(50);
  await person.type(search, 'LAWYERS');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Offices of Lawyers']);
  await person.clear(search);
  await person.type(search, 'gym');
  await person.click(screen.getByRole('option', { name: 'Fitness and Recreational Sports Centers' }));
  await person.click(button('Next'));
  await expectStep(3);
});

it('Tasks show what they cost, and what all of them cost together', async () => {
  const { person } = await openWizard(5, { answers: { ...tenAnswers, tasks: {} } });
  expect(screen.getByText(/such as “Summarizing depositions”/)).toBeTruthy();
  await person.click(checkbox(task));
  const numbers = within(screen.getByRole('group', { name: task }));
  const typed = (name: string) => numbers.getByRole<HTMLInputElement>('textbox', { name }).value;
  const frequency = () => numbers.getByRole<HTMLSelectElement>('combobox', { name: 'Frequency' });
  expect([typed('Team size'), typed('Hours per person'), typed('Average salary')]).toEqual([
    '5',
    '10',
    '75000',
  ]);
  expect(frequency().value).toBe('Week');
  expect(numbers.getByText('$36.06')).toBeTruthy();
  expect(numbers.getByText('$93,750')).toBeTruthy();
  const total = () => screen.queryByLabelText('All tasks so far')?.textContent;
  expect(total()).toContain('2,600 hours a year$93,750 a year');
  expect(await screen.findByText('All tasks so far: 2,600 hours and $93,750 a year')).toBeTruthy();
  await person.click(checkbox(otherTask));
  expect(total()).toContain('5,200 hours a year$187,500 a year');
  await person.click(checkbox(otherTask));
  await person.selectOptions(frequency(), 'Monthly');
  expect(numbers.getByText('$21,635')).toBeTruthy();
  expect(total()).toContain('600 hours a year$21,635 a year');
  await person.click(checkbox(task));
  expect(screen.queryByRole('group', { name: task })).toBeNull();
  expect(total()).toBeUndefined();
  await person.click(checkbox(task));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Frequency' }).value).toBe('Week');
});

it.each([
  ['Team size', '0', '5'],
  ['Hours per person', '41', '10'],
  ['Average salary', '29999', '75000'],
])('Tasks are not counted with a %s of %s', async (name, wrong, right) => {
  const { person } = await openWizard(5);
  const number = field(name);
  const total = () => screen.queryByLabelText('All tasks so far')?.textContent;
  await person.clear(number);
  await person.type(number, wrong);
  expect(total()).toBe('All tasks so farComplete every number to see the total.');
  await person.click(button('Next'));
  await expectStep(5);
  expect(number.getAttribute('aria-invalid')).toBe('true');
  await person.clear(number);
  await person.type(number, right);
  expect(total()).toContain('$93,750');
});

it('A task in own words is sized by two answers, which is said', async () => {
  const { person } = await openWizard(5);
  await person.type(field('Another task, in your own words'), 'Counting barrels{Enter}');
  expect(screen.getByText(/Until then we can’t count its savings/)).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('How alike are the cases?'), 'Mostly alike');
  expect(screen.getByText(/Until then we can’t count its savings/)).toBeTruthy();
  await person.selectOptions(screen.getByLabelText('How does the work arrive?'), 'Already in software');
  expect(screen.queryByText(/we can’t count its savings/)).toBeNull();
  expect(screen.getByText('We size this task by your two answers.')).toBeTruthy();
});

it('Another tab’s answer is shown, and not overwritten, when the window gets the focus', async () => {
  const { api, draft } = await openWizard(2);
  const answers = { ...draft.now().answers, industry: 'Florists' };
  api.answer({ 'GET /api/analysis/draft': { ...draft.now(), answers } });
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText(/^Changed in another window or on another device: Industry\./)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Industry' }).value).toBe('Florists');
});

it('A task in own words stays in place, with the focus, when it is unticked', async () => {
  const { person } = await openWizard(5);
  await person.type(field('Another task, in your own words'), 'Counting barrels{Enter}');
  const own = checkbox('Counting barrels');
  expect(own.checked).toBe(true);
  own.focus();
  await person.keyboard(' ');
  expect(own.checked).toBe(false);
  expect(document.activeElement).toBe(own);
  await person.keyboard(' ');
  expect(checkbox('Counting barrels').checked).toBe(true);
});

const lawTasks = {
  ...tenAnswers,
  industry: 'Offices of Lawyers',
  departments: ['Legal & Compliance'],
  tasks: {},
} satisfies WizardChanges;

it('The trade’s own tasks are added by a press, with the defaults and the focus on the next one', async () => {
  const { person, draft } = await openWizard(5, { answers: lawTasks });
  const examples = screen.getByRole('group', { name: /^Common in your trade/ });
  within(examples).getByRole('button', { name: 'Legal research' }).focus();
  await person.keyboard('{Enter}');
  expect(checkbox('Legal research').checked).toBe(true);
  expect(within(examples).queryByRole('button', { name: 'Legal research' })).toBeNull();
  expect(within(examples).getAllByRole('button')).toContain(document.activeElement);
  await waitFor(() =>
    expect(draft.now().answers.tasks?.['Legal & Compliance']).toMatchObject([
      { taskName: 'Legal research', teamSize: '5', hours: '10', frequency: 'Week', salary: '75000' },
    ]),
  );
});

it('An unknown trade has no examples', async () => {
  await openWizard(5, { answers: { ...lawTasks, industry: 'Something of our own' } });
  expect(screen.queryByRole('group', { name: /^Common in your trade/ })).toBeNull();
});

it('Use of AI is asked about only after a yes', async () => {
  const { person, draft } = await openWizard(8, { answers: { ...tenAnswers, currentAiUsage: '' } });
  expect(screen.queryByRole('textbox', { name: 'What do you use it for?' })).toBeNull();
  await person.click(screen.getByRole('radio', { name: 'Yes' }));
  await person.type(field('What do you use it for?'), 'Drafting mails');
  await person.click(button('Next'));
  await expectStep(9);
  await waitFor(() => expect(draft.now().answers.currentAiDetails).toBe('Drafting mails'));
});

it('Submit sends the answers once, without the note on AI, however often it is pressed', async () => {
  const analysis = analysisOf();
  const answers: WizardChanges = { ...tenAnswers, currentAiUsage: 'yes', currentAiDetails: 'Drafting mails' };
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const calls = { [generate]: () => held.then(() => analysis) };
  const { person, api, onCreated } = await openWizard(11, { answers, calls });
  await person.dblClick(button('Submit'));
  letGo();
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  expect(onCreated).toHaveBeenCalledWith(analysis);
  const details = { teamSize: 5, hours: 10, frequency: 'Week', salary: 75_000 };
  const costs = { hourlyRate: 36.06, annualTaskCost: 93_750 };
  expect(api.callsOf(generate).map(({ body }) => body)).toEqual([
    {
      listName: 'Office plan',
      industry: 'Offices of Lawyers',
      goals: 'Take on more clients without hiring.',
      departments: ['Finance & Accounting'],
      departmentTasks: {
        'Finance & Accounting': { tasks: [task], taskDetails: { [task]: { ...details, ...costs } } },
      },
      bottlenecks: 'Invoices wait for approval.',
      dataTypes: ['Supplier invoices'],
      currentAiUsage: 'yes',
      customerInsights: 'not-sure',
      monetization: 'no',
      aiReadiness: expect.any(String) as string,
      additionalContext: '',
    },
  ]);
});

it('Submit waits until the answers are saved, or they would begin a draft of the next analysis', async () => {
  const { person, api, draft, onCreated } = await openWizard(11);
  const save = 'PUT /api/analysis/draft';
  const { answer, letGo } = heldAnswer(draft.answers[save]);
  api.answer({ [save]: answer, [generate]: analysisOf() });
  await person.type(field('Additional information'), 'In the fall.');
  await person.click(button('Submit'));
  await waitFor(() => expect(api.callsOf(save)).toHaveLength(1));
  const askedMeanwhile = api.callsOf(generate);
  letGo();
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  expect(askedMeanwhile).toEqual([]);
});

it.each([1, 11] as const)('Enter submits nothing on step %i', async (step) => {
  const { person, api } = await openWizard(step);
  await person.type(field(step === 1 ? 'Analysis name' : 'Additional information'), 'Office plan{Enter}');
  await expectStep(step);
  expect(api.callsOf(generate)).toEqual([]);
});

it('Previous leads to the answer as it was typed', async () => {
  const { person } = await openWizard(4);
  await person.click(button('Previous'));
  await expectStep(3);
  expect(field('Goals').value).toBe('Take on more clients without hiring.');
});

it('A failed submission shows the words of the site, or ours, and can be repeated', async () => {
  const { person, api, onCreated } = await openWizard(11);
  const submit = () => person.click(button('Submit'));
  api.answer({ [generate]: refusal(503, 'Service is temporarily unavailable') });
  await submit();
  expect(await screen.findByText('Service is temporarily unavailable')).toBeTruthy();
  api.answer({ [generate]: new Response('not JSON', { status: 500 }) });
  await submit();
  expect(await screen.findByText('Failed to generate analysis. Please try again.')).toBeTruthy();
  expect(screen.queryByText('Service is temporarily unavailable')).toBeNull();
  api.answer({ [generate]: analysisOf() });
  await submit();
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
});

const events = (...all: [event: string, data: unknown][]) =>
  new Response(all.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''), {
    headers: { 'Content-Type': 'text/event-stream' },
  });

it('A refusal after the work has begun is shown like any other', async () => {
  const failure = { status: 503, message: 'Service is temporarily unavailable', error: '' };
  const { person, api } = await openWizard(11);
  api.answer({ [generate]: events(['progress', { step: 'reading' }], ['error', failure]) });
  await person.click(button('Submit'));
  expect(await screen.findByText('Service is temporarily unavailable')).toBeTruthy();
  await expectStep(11);
  expect(field('Additional information').value).toBe('');
});

it('An answer that breaks off is asked for again with the same key', async () => {
  const keys: (string | null)[] = [];
  const { person, api, onCreated } = await openWizard(11);
  api.answer({
    [generate]: ({ headers }: { headers: Headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return keys.length === 1 ? events(['progress', { step: 'finding' }]) : events(['result', analysisOf()]);
    },
  });
  await person.click(button('Submit'));
  await waitFor(() => expect(onCreated).toHaveBeenCalledTimes(1));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[0]).toBe(keys[1]);
});

it('A reached limit is told to whoever opened the wizard', async () => {
  const { person, api, onLimit } = await openWizard(11);
  const message = 'Report limit reached';
  api.answer({
    [generate]: Response.json({ message, error: message, current: 3, limit: 3 }, { status: 403 }),
  });
  await person.click(button('Submit'));
  await waitFor(() => expect(onLimit).toHaveBeenCalledTimes(1));
  expect(onLimit.mock.calls[0]?.[0]).toMatchObject({ current: 3, limit: 3 });
});

it('Answers that can’t be saved wait, and are saved when the connection is back', async () => {
  const { person, api, draft } = await openWizard();
  api.answer({ 'PUT /api/analysis/draft': () => Promise.reject(new TypeError('Failed to fetch')) });
  await person.type(field('Analysis name'), 'Office plan');
  await person.click(button('Next'));
  expect(await screen.findByText(/^Not saved yet/)).toBeTruthy();
  api.answer(draft.answers);
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Answers saved')).toBeTruthy();
  expect(draft.now().answers.listName).toBe('Office plan');
});

it('The first figure of a visitor becomes a task of a run that has no answers', async () => {
  storeFigure({
    department: 'Sales',
    taskName: 'Entering customer orders',
    teamSize: '4',
    hours: '10,5',
    salary: '52,000',
  });
  const { draft } = await openWizard();
  expect(await screen.findByText(/We kept your task/)).toBeTruthy();
  const figure = { taskName: 'Entering customer orders', teamSize: '4', hours: '10,5', salary: '52,000' };
  await waitFor(() =>
    expect(draft.now().answers.tasks).toEqual({ Sales: [{ ...figure, frequency: 'Week' }] }),
  );
  expect(storedFigureText()).toBeNull();
});

it('The first figure leaves a run alone that has answers', async () => {
  storeFigure({ department: 'Sales', taskName: 'Other', teamSize: '4', hours: '10', salary: '52000' });
  const { draft } = await openWizard(1, { answers: { listName: 'Our own' } });
  expect(screen.getByText(/We kept your answers/)).toBeTruthy();
  expect(draft.now().answers).toEqual({ listName: 'Our own' });
});

it('The first figure stays kept for whoever didn’t wait for the wizard', async () => {
  storeFigure({ department: 'Sales', taskName: 'Other', teamSize: '4', hours: '10', salary: '52000' });
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  fakeHistory();
  const draft = fakeAnalysisDraft();
  const api = fakeApi({
    'GET /api/auth/me': accountOf(),
    ...draft.answers,
    'GET /api/analysis/draft': () => held.then(() => draft.now()),
  });
  const handlers = { onClose: vi.fn(), onCreated: vi.fn(), onCreatedUnseen: vi.fn(), onLimit: vi.fn() };
  const { person, unmount } = renderSignedIn(
    <RequireUser>
      <WizardLoader {...handlers} />
    </RequireUser>,
  );
  await waitFor(() => expect(api.callsOf('GET /api/analysis/draft')).toHaveLength(1));
  await person.click(button('Cancel'));
  expect(handlers.onClose).toHaveBeenCalledTimes(1);
  unmount();
  letGo();
  await held;
  expect(storedFigureText()).not.toBeNull();
});

it('A data source in the client’s own words ticks the listed one that is spelled otherwise', async () => {
  const { person } = await openWizard(7);
  const [listed] = screen.getAllByRole<HTMLInputElement>('checkbox', { checked: false });
  const name = listed?.labels?.[0]?.textContent ?? '';
  await person.type(field('Another data source'), `${name.toUpperCase()}{Enter}`);
  expect(listed?.checked).toBe(true);
  expect(screen.getAllByRole('checkbox', { name })).toHaveLength(1);
  expect(screen.queryByRole('checkbox', { name: name.toUpperCase() })).toBeNull();
});

it('What is wrong with a task’s number stays said when the next number is left', async () => {
  const { person } = await openWizard(5);
  for (const [name, wrong] of [
    ['Team size', '0'],
    ['Hours per person', '41'],
  ] as const) {
    await person.clear(field(name));
    await person.type(field(name), wrong);
    await person.tab();
  }
  for (const name of ['Team size', 'Hours per person'])
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
});

it('Review leaves out what was written about AI before the answer became No', async () => {
  const answers = { ...tenAnswers, currentAiUsage: 'no', currentAiDetails: 'Drafting mails' } as const;
  await openWizard(11, { answers });
  expect(screen.getByText('Take on more clients without hiring.')).toBeTruthy();
  expect(screen.queryByText('Drafting mails')).toBeNull();
});
