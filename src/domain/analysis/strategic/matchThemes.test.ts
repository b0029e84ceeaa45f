import { describe, expect, it } from 'vitest';
import { dataSourceGroups } from '../catalogue/dataSources';
import { departments } from '../catalogue/departments';
import { bottleneckThemes } from './bottleneckThemes';
import { matchThemes } from './matchThemes';

const themeIds = (text: string) => matchThemes(text).map(({ theme }) => theme.id);

describe('matchThemes', () => {
  it.each([
    ['Quotes go out after three days', 'quoting'],
    ['Everything is typed into two systems by hand', 'duplicate-entry'],
    ['Our systems don’t talk to each other', 'duplicate-entry'],
    ['Dispatchers re-plan the whole morning', 'scheduling'],
    ['Client intake takes forever', 'intake'],
    ['A third of our receivables is past due', 'collections'],
    ['We run out of stock every spring', 'inventory'],
    ['Vendors miss their promised dates', 'suppliers'],
    ['Billable hours get lost', 'billing'],
    ['We nearly missed two filing deadlines', 'deadlines'],
    ['It is all in people’s heads', 'knowledge'],
    ['Only one person knows the old machines', 'knowledge'],
    ['My inbox is overflowing', 'email'],
    ['Customers wait on hold', 'wait-times'],
    ['High turnover on the night team', 'hiring'],
    ['New hires need six months', 'training'],
    ['Month-end reporting takes a week', 'reporting'],
    ['Leads go cold', 'leads'],
    ['We keep losing customers to the competition', 'retention'],
    ['Too much rework', 'errors'],
    ['Projects run behind schedule', 'delays'],
    ['Every purchase needs my approval', 'approvals'],
    ['Drowning in paperwork', 'documents'],
    ['Too many meetings', 'meetings'],
    ['Nobody updates the website', 'content'],
    ['Margins are shrinking', 'costs'],
  ])('recognizes what is meant: %s', (text, id) => {
    expect(themeIds(text)).toEqual([id]);
  });

  it('finds several in the order in which they come up, each with its own words', () => {
    const matches = matchThemes('Prices live in spreadsheets, and quotes take days. Stock counts are wrong!');
    expect(matches.map(({ theme, words }) => [theme.id, words])).toEqual([
      ['duplicate-entry', 'Prices live in spreadsheets'],
      ['quoting', 'quotes take days'],
      ['inventory', 'Stock counts are wrong'],
    ]);
  });

  it.each([
    'Grow 20% without hiring',
    'Everything is fine',
    'Las cotizaciones tardan demasiado',
    '見積もりに三日かかります',
    '💸💸💸',
    '',
    '.,;!?',
  ])('finds nothing in %j', (text) => {
    expect(themeIds(text)).toEqual([]);
  });

  it('stays fast on a long text without any spaces or sentences', () => {
    expect(themeIds('a'.repeat(2_000))).toEqual([]);
    expect(themeIds('re-'.repeat(660))).toEqual([]);
  });
});

describe('bottleneckThemes', () => {
  it('are all different', () => {
    expect(new Set(bottleneckThemes.map(({ id }) => id)).size).toBe(bottleneckThemes.length);
    expect(new Set(bottleneckThemes.map(({ name }) => name)).size).toBe(bottleneckThemes.length);
  });

  it('refer to tasks and sources of the catalogue', () => {
    const tasks = departments.flatMap((department) => department.tasks.map(({ name }) => name));
    const sources = dataSourceGroups.flatMap((group) => group.sources);
    expect(tasks).toEqual(expect.arrayContaining(bottleneckThemes.flatMap((theme) => theme.tasks)));
    expect(sources).toEqual(expect.arrayContaining(bottleneckThemes.flatMap((theme) => theme.sources)));
  });
});
