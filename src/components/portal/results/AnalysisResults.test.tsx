import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { PresentedProgress } from '@/schemas/progress';
import { compareTranslated } from '@tests/components/compareTranslated';
import { analysisOf } from '@tests/components/fakeAnalysis';
import { refusal } from '@tests/components/fakeApi';
import { openResults } from '@tests/components/openResults';
import { accountOf } from '@tests/components/renderSignedIn';
import { taskDetails } from '@tests/factories/analysisBody';

const project = 'Match supplier invoices to orders and receipts';
const ownDays = '/api/analysis/12/own-days';

const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const region = (name: string) => screen.findByRole('region', { name });
const table = (name: string) => screen.findByRole('table', { name });
const textOf = (parent: HTMLElement, name: RegExp) => within(parent).getByRole('row', { name }).textContent;
/** Opens a part of the report that is closed. */
async function openPart({ click }: ReturnType<typeof openResults>['person'], name: string) {
  const title = await screen.findByRole('heading', { name });
  const part = title.closest('details');
  if (!part || part.open) throw new Error(`“${name}” isn’t closed`);
  await click(title);
  return within(part);
}

const days = () => screen.findByLabelText<HTMLInputElement>('Days a month your people can give');

async function retype(person: ReturnType<typeof openResults>['person'], field: HTMLElement, text: string) {
  await person.clear(field);
  await person.type(field, text);
}

/** A response that is pending until the test releases it. */
function held<Answer>(answer: Answer) {
  let letGo = (): void => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  return { letGo: () => letGo(), answer: () => until.then(() => answer) };
}

it('A report begins with the verdict, one number and three projects, then what is listed and asked', async () => {
  openResults();
  const summary = await region('Our advice');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Analysis Results\s*Office plan$/);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Our advice',
    'AI Opportunity Analysis',
    'Form Questions and Answers',
    'Task Input Data and Cost Analysis',
    'Costs and returns',
    'Progress',
    'What if',
    'Share this analysis',
  ]);
  expect(summary.textContent).toContain('Even at the low estimate, the plan pays for itself in about');
  expect(summary.textContent).toContain('at an assumed $1,200 a day');
  const first = within(summary).getAllByRole('listitem')[0]?.textContent;
  expect(first).toContain('Match supplier invoices');
  expect(first).toContain('Who: the person who keeps the books. First step:');
  expect(summary.textContent).toContain('We assumed an average starting point.');
  expect(screen.getByText(/our assumption until you take the AI readiness audit/)).toBeTruthy();
  expect(
    within(await table('Finance & Accounting'))
      .getAllByRole('row')
      .at(-1)?.textContent,
  ).toContain('$73,500');
  expect(screen.queryByText(/administrator/)).toBeNull();
});

it('Expected savings are one number on the whole page', async () => {
  openResults();
  const savings = '$27,195';
  expect((await region('Our advice')).textContent).toContain(`Potential Savings${savings}`);
  const results = await region('AI Opportunity Analysis');
  expect(within(results).getByText('Potential Savings').parentElement?.textContent).toContain(savings);
  expect(textOf(await table('Opportunities'), /Match supplier invoices/)).toContain(savings);
});

it('What stands below the task costs opens with one press', async () => {
  const { person } = openResults(analysisOf({ additionalContext: 'Our building has a nice view.' }));
  const money = within(await region('Costs and returns'));
  expect(money.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Project by project',
    'First-year schedule',
    'Who does what',
    'How we count costs',
    'What you told us that we didn’t use',
    'Charts',
  ]);
  for (const title of money.getAllByRole('heading', { level: 3 })) {
    const part = title.closest('details');
    expect(title.closest('summary')?.parentElement).toBe(part);
    expect(part?.open).toBe(false);
    await person.click(title);
    expect(part?.open).toBe(true);
  }
  expect(money.getByText('Our building has a nice view.')).toBeTruthy();
  // Headings inside a part are below the part's.
  expect(money.getByRole('heading', { name: 'If things turn out differently' }).tagName).toBe('H4');
});

it('A project’s costs and return stand beside its low estimate', async () => {
  const { person } = openResults();
  const part = await openPart(person, 'Project by project');
  // 2,184 hours a year of three people: set up for them in 4.2 to 9.3 days, and 12 to 24 hours to learn it.
  const costs = textOf(part.getByRole('table', { name: 'Costs and returns' }), /Match supplier invoices/);
  expect(costs).toContain('$5,444 to $11,968');
  expect(costs).toContain('5 monthslow estimate: 11 months');
  expect(costs).toContain('$63,195low estimate: $28,226');
  const charts = await openPart(person, 'Charts');
  const hours = charts.getByRole('table', { name: 'Hours before and after' });
  expect(textOf(hours, /Finance & Accounting/)).toContain('2,184 hrs today');
});

it('A cost is made of parts that can be checked, with the sources of its prices', async () => {
  const { person } = openResults();
  const part = await openPart(person, 'How we count costs');
  const parts = textOf(
    part.getByRole('table', { name: 'What each cost is made of' }),
    /Match supplier invoices/,
  );
  expect(parts).toContain('$5,444 to $11,968');
  expect(parts).toContain('4.2 to 9.3 days: $5,040 to $11,160');
  expect(parts).toContain('seats: $0 to $1,080');
  const prices = part.getByRole('table', { name: 'Prices of tools and seats' });
  expect(textOf(prices, /^A seat/)).toContain('(as of June 2026)');
  expect(within(prices).getAllByRole('link', { name: 'Redress Compliance' })).toHaveLength(2);
});

it('A client’s wish changes the plan, and stands beside what it changes', async () => {
  const words = 'Nothing may go into the cloud. The union has to agree to every change.';
  const { person } = openResults(analysisOf({ additionalContext: words }));
  const summary = await region('Our advice');
  expect(summary.textContent).toContain(
    'You told us “Nothing may go into the cloud.” We priced every project',
  );
  expect(within(summary).queryByRole('button')).toBeNull();
  const guides = (await openPart(person, 'Who does what')).getAllByRole('listitem');
  const guide = guides.find(({ textContent }) => textContent.includes('Match supplier invoices'));
  expect(guide?.textContent).toContain('Whothe person who keeps the books');
  expect(guide?.textContent).toContain('How you’ll know it works');
  expect(guide?.textContent).toContain('Today: 182 hours a month.');
});

it('A firm with little to gain is told to leave things as they are, and why', async () => {
  const name = 'Closing the books each month';
  const details = taskDetails({ teamSize: 1, hours: 2, frequency: 'Month' });
  openResults(
    analysisOf({
      departments: ['Finance & Accounting'],
      departmentTasks: { 'Finance & Accounting': { tasks: [name], taskDetails: { [name]: details } } },
    }),
  );
  const summary = await region('Our advice');
  expect(summary.textContent).toContain('Leave things as they are for now.');
  expect(summary.textContent).toContain('Potential Savings$0');
  const results = await region('AI Opportunity Analysis');
  const left = within(results).getByRole('heading', { level: 3, name: 'Leave these as they are' });
  expect(left.parentElement?.textContent).toMatch(
    new RegExp(`${name} Over three years it would save \\$[\\d,]+ and cost \\$[\\d,]+\\.`),
  );
  expect(screen.queryByRole('heading', { name: 'First-year schedule' })).toBeNull();
});

it('The calendar follows the days that are typed', async () => {
  const { person } = openResults();
  await openPart(person, 'First-year schedule');
  const last = () =>
    within(screen.getByRole('table', { name: 'First-year schedule' }))
      .getAllByRole('row')
      .at(-1);
  expect((await days()).value).toBe('4');
  const before = last()?.textContent;
  await retype(person, await days(), '1,5');
  expect(await screen.findByText(/This assumes your people give 1.5 days a month/)).toBeTruthy();
  expect(last()?.textContent).not.toBe(before);
  await retype(person, await days(), '0');
  expect(screen.getByText('A number of days from 1 to 500')).toBeTruthy();
  expect(screen.queryByRole('table', { name: 'First-year schedule' })).toBeNull();
});

const withDays = (a_month: number): PresentedAnalysis => ({
  ...analysisOf(),
  own_days: { a_month, moves_phases: true },
});

it('Days are kept with the analysis, and taken back', async () => {
  const { person, api } = openResults(analysisOf(), { [`PUT ${ownDays}`]: withDays(12) });
  await days();
  await person.click(button('Use in the whole report'));
  expect(api.callsOf(`PUT ${ownDays}`)).toEqual([]);
  await retype(person, await days(), '12');
  expect(screen.getByText(/^This is a trial\./)).toBeTruthy();
  await person.click(button('Use in the whole report'));
  expect(await screen.findByText('Saved. Phases, schedule and files follow it.')).toBeTruthy();
  expect(document.activeElement).toBe(await days());
  expect(screen.getByText(/You told us your people can give 12 days a month/)).toBeTruthy();
  api.answer({ [`PUT ${ownDays}`]: analysisOf() });
  await person.click(button('Back to the assumption'));
  expect(await screen.findByText(/^Back to our assumption:/)).toBeTruthy();
  expect((await days()).value).toBe('4');
  expect(document.activeElement).toBe(await days());
  expect(api.callsOf(`PUT ${ownDays}`).map(({ body }) => body)).toEqual([
    { daysAMonth: 12 },
    { daysAMonth: null },
  ]);
});

it('Days that are typed while others are being kept stay', async () => {
  const { letGo, answer } = held(withDays(12));
  const { person } = openResults(analysisOf(), { [`PUT ${ownDays}`]: answer });
  await retype(person, await days(), '12');
  await person.click(button('Use in the whole report'));
  await screen.findByRole('button', { name: 'Saving…' });
  await retype(person, await days(), '20');
  letGo();
  expect(await screen.findByText(/use 12 a month/)).toBeTruthy();
  expect((await days()).value).toBe('20');
  expect(button('Use in the whole report').getAttribute('aria-disabled')).not.toBe('true');
});

const openWhatIf = async (person: ReturnType<typeof openResults>['person']) => {
  await person.click(await screen.findByRole('button', { name: 'Try other numbers' }));
  const invoices = within(await screen.findByRole('group', { name: 'Processing supplier invoices' }));
  return (name: RegExp) => invoices.getByLabelText<HTMLInputElement>(name);
};
const savings = async () => textOf(await table('Totals'), /^Expected savings/);

it('The what-if moves figures and the verdict, speaks the difference, and goes back', async () => {
  const { person } = openResults();
  const field = await openWhatIf(person);
  expect(await savings()).toContain('no difference');
  expect(screen.queryByText('With these numbers:')).toBeNull();
  await retype(person, field(/^Team size/), '6');
  expect(await savings()).toContain('more');
  expect(screen.getByText('1 task changed')).toBeTruthy();
  const verdict = () => screen.getByText('With these numbers:').parentElement?.textContent;
  expect(verdict()).toContain('Start with “Match supplier invoices');
  expect((await screen.findByText(/^What if: \$/)).textContent).toMatch(/more/);
  await retype(person, field(/^Hours per person/), '41');
  expect(field(/^Hours per person/).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter 40 hours at most.')).toBeTruthy();
  expect(await savings()).not.toMatch(/more|less|no difference/);
  await retype(person, field(/^Hours per person/), '2,5');
  expect(await savings()).toContain('less');
  await person.click(button('Reset to my answers'));
  expect(field(/^Hours per person/).value).toBe('14');
  expect(await savings()).toContain('no difference');
  await retype(person, field(/^Automated share/), '0');
  expect(await savings()).toContain('less');
  expect(verdict()).toContain('One task looks promising. We can size it once its questions are answered.');
});

it('The what-if keeps what was tried while it is closed', async () => {
  const { person } = openResults();
  const field = await openWhatIf(person);
  await retype(person, field(/^Team size/), '6');
  await person.click(button('Close what-if'));
  expect(screen.queryByRole('group', { name: 'Processing supplier invoices' })).toBeNull();
  const again = await openWhatIf(person);
  expect(again(/^Team size/).value).toBe('6');
  expect(await savings()).toContain('more');
});

it('A translated report shows the same figures, whatever is tried', async () => {
  await compareTranslated(async ({ begin, note }) => {
    const { person, container: main } = openResults();
    const field = await openWhatIf(person);
    begin(main);
    await retype(person, await days(), '1,5');
    await screen.findByText(/This assumes your people give 1.5 days a month/);
    await note(await table('First-year schedule'));
    for (const [size, difference] of [
      ['6', 'more'],
      ['2', 'less'],
    ] as const) {
      await retype(person, field(/^Team size/), size);
      await waitFor(async () => expect(await savings()).toContain(difference));
      await note(main);
    }
    await person.click(screen.getByText('Reset to my answers'));
    await waitFor(async () => expect(await savings()).toContain('no difference'));
    await note(main);
    await person.click(button(/^Explain this number of Match supplier invoices/));
    await screen.findByText('The calculation');
    await note(main);
  });
});

const running: PresentedProgress = {
  opportunity_id: '',
  project,
  status: 'running',
  hours_a_month: 100,
  cost_usd: 4_000,
  note: 'Two people use it.',
  expected: { hours: 1_000, usd: 35_000 },
  actual: { hours: 984, usd: 33_115 },
  updated_at: '2026-03-02T09:00:00.000Z',
};

async function openProject() {
  const analysis = analysisOf();
  const id = analysis.opportunities.find(({ name }) => name === project)?.id ?? '';
  const opened = openResults(analysis);
  const section = await region('Progress');
  const row = async () =>
    (await within(section).findAllByRole('row')).find(({ textContent }) => textContent.includes(project));
  await waitFor(async () => expect((await row())?.textContent).toContain('Not decided'));
  await opened.person.click(button(`Update “${project}”`));
  const dialog = within(await screen.findByRole('dialog', { name: project }));
  const path = `/api/analysis/12/projects/${encodeURIComponent(id)}` as const;
  return { ...opened, section, row, dialog, path, recorded: { ...running, opportunity_id: id } };
}

it('A project is recorded with what came of it, and taken back', async () => {
  const { person, api, dialog, path, row, recorded, section } = await openProject();
  await person.selectOptions(dialog.getByLabelText('Status'), 'Running');
  const hours = dialog.getByLabelText<HTMLInputElement>(/^Hours a month the task takes now/);
  await person.type(hours, 'a few');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Enter a number/)).toBeTruthy();
  expect(api.callsOf(`PUT ${path}`)).toEqual([]);
  await retype(person, hours, '100');
  await person.type(dialog.getByLabelText(/^Spent so far/), '$4,000');
  await person.type(dialog.getByLabelText(/^Note/), 'Two people use it.');
  api.answer({ [`PUT ${path}`]: recorded, 'GET /api/analysis/12/projects': [recorded] });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.callsOf(`PUT ${path}`).map(({ body }) => body)).toEqual([
    { status: 'running', hoursAMonth: 100, costUsd: 4_000, note: 'Two people use it.' },
  ]);
  for (const words of ['Running', '984 hrs, $33,115 a year', '$4,000 spent', 'Two people use it.'])
    expect((await row())?.textContent).toContain(words);
  expect((await region('Our advice')).textContent).toContain('Status: Running');
  expect(section.textContent).toContain('1 project measured: $33,115 a year saved,');

  await person.click(button(`Update “${project}”`));
  const again = within(await screen.findByRole('dialog', { name: project }));
  await person.selectOptions(again.getByLabelText('Status'), 'Not decided');
  api.answer({ [`DELETE ${path}`]: { message: '' }, 'GET /api/analysis/12/projects': [] });
  for (const name of [/^Hours a month the task takes now/, /^Spent so far/, /^Note/])
    await person.clear(again.getByLabelText(name));
  await person.click(again.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await row())?.textContent).toContain('Not decided'));
});

it('A project’s dialog stays until it is saved', async () => {
  const { person, api, dialog, path, row, recorded } = await openProject();
  const { letGo, answer } = held(recorded);
  api.answer({ [`PUT ${path}`]: answer });
  await person.selectOptions(dialog.getByLabelText('Status'), 'Running');
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Cancel' }).disabled).toBe(true);
  screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
  await person.click(dialog.getByRole('button', { name: 'Close without saving' }));
  expect(screen.getByRole('dialog', { name: project })).toBeTruthy();
  api.answer({ 'GET /api/analysis/12/projects': [recorded] });
  letGo();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await row())?.textContent).toContain('Running');
});

it('What was written about a project stays when the session has ended', async () => {
  const { person, api, dialog, path, recorded } = await openProject();
  await person.selectOptions(dialog.getByLabelText('Status'), 'Running');
  await person.type(dialog.getByLabelText(/^Note/), 'Two people use it.');
  api.answer({ [`PUT ${path}`]: refusal(401, 'Unauthorized') });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Your session has ended/)).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('Two people use it.');
  // Signed in again in another tab.
  localStorage.setItem('token', 'token-of-next-session');
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  api.answer({ [`PUT ${path}`]: recorded, 'GET /api/analysis/12/projects': [recorded] });
  await person.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('A file that can’t be made is said to be so, and can be asked for again', async () => {
  const { person, api } = openResults();
  const pdf = 'GET /api/analysis/12/pdf';
  api.answer({ [pdf]: () => Promise.reject(new TypeError('Failed to fetch')) });
  await person.click(await screen.findByRole('button', { name: 'Download PDF' }));
  const failed = 'We couldn’t make the PDF. Please try again.';
  expect(await screen.findByText(failed)).toBeTruthy();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.answer({ [pdf]: new Response('%PDF', { headers: { 'Content-Type': 'application/pdf' } }) });
  await person.click(button('Download PDF'));
  await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
  await screen.findByRole('button', { name: 'Download PDF' });
  expect(await screen.findByText('The file was downloaded')).toBeTruthy();
  vi.restoreAllMocks();
});

it('Administrators are told that an analysis is a client’s', async () => {
  openResults(analysisOf({}, { owner: 99 }), {}, accountOf({ role: 'admin' }));
  expect(await screen.findByText('You are viewing a client’s analysis as an administrator.')).toBeTruthy();
  const section = await region('Progress');
  expect(section.textContent).toContain('The client’s progress on the projects of this report.');
  expect(within(section).queryByRole('button', { name: /^Update/ })).toBeNull();
});

it('An analysis that is somebody else’s is not shown', async () => {
  openResults(analysisOf(), { 'GET /api/admin/analysis/12': refusal(404, 'Not found') });
  expect(await screen.findByText('Failed to load analysis results')).toBeTruthy();
});

const written: Partial<PresentedAnalysis> = {
  executive_summary: ['Most of the time in the listed tasks goes into copying.'],
  further_opportunities: [
    {
      name: 'Keep what leaving colleagues know',
      description: 'Interviews become notes.',
      rationale: 'Two leave.',
    },
  ],
};
const note = /^A language model wrote .* from your answers\./;

it('The words of a language model are marked as its own', async () => {
  const [first, ...others] = analysisOf().opportunities;
  if (!first) throw new Error('No opportunity');
  const opportunities = [
    { ...first, name: 'Written title A', rationale: 'You retype them.', writtenBy: 'model' as const },
    ...others,
  ];
  openResults({ ...analysisOf(), ...written, opportunities });
  expect(await screen.findByRole('heading', { name: 'Executive Summary' })).toBeTruthy();
  expect(screen.getByText(/Most of the time in the listed tasks/)).toBeTruthy();
  const list = await table('Opportunities');
  expect(within(list).getByText('Written title A')).toBeTruthy();
  expect(within(list).getAllByText(/Why it fits:/)).not.toEqual([]);
  expect(screen.getByRole('heading', { name: 'Further Ideas' })).toBeTruthy();
  expect(screen.getByText('Keep what leaving colleagues know')).toBeTruthy();
  expect(screen.getByText(note)).toBeTruthy();
});

it('Without words of a language model none is named', async () => {
  openResults();
  expect(await table('Opportunities')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Executive Summary' })).toBeNull();
  expect(screen.queryByText(note)).toBeNull();
});
