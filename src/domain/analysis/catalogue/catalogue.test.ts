import { describe, expect, it } from 'vitest';
import type { Grade } from '../types';
import { dataSourceGroupNames, departmentNames } from '../types';
import { dataSourceGroups, firstLookAt } from './dataSources';
import { departments } from './departments';
import { findCatalogueTask } from './findCatalogueTask';
import { industries } from './industries';
import { neutralTaskProfile } from './neutralTaskProfile';

const tasks = departments.flatMap((department) => department.tasks);
const sources = dataSourceGroups.flatMap((group) => group.sources);

/** How many differ when case and outer blanks don't count. */
const countDistinct = (values: readonly string[]) =>
  new Set(values.map((value) => value.trim().toLowerCase())).size;

const longerThan = (limit: number, values: readonly string[]) =>
  values.filter((value) => value.length > limit);

/** Names in which a slip of the keyboard left blanks at the ends or two in a row. */
const untidy = (values: readonly string[]) =>
  values.filter((value) => value.trim().replace(/\s+/g, ' ') !== value || value === '');

describe('industries', () => {
  it('offers several hundred, each once', () => {
    expect(industries.length).toBeGreaterThanOrEqual(400);
    expect(countDistinct(industries)).toBe(industries.length);
  });

  it('is in alphabetical order', () => {
    expect(industries).toEqual([...industries].sort((a, b) => a.localeCompare(b, 'en')));
  });

  it('fits a list', () => {
    expect(longerThan(80, industries)).toEqual([]);
    expect(untidy(industries)).toEqual([]);
  });

  // One title per sector of NAICS 2022; the codes are those of the sectors.
  it.each([
    ['11', 'Fruit and Tree Nut Farming'],
    ['21', 'Crude Petroleum Extraction'],
    ['22', 'Water Supply and Irrigation Systems'],
    ['23', 'Plumbing, Heating, and Air-Conditioning Contractors'],
    ['31-33', 'Machine Shops'],
    ['42', 'Hardware Merchant Wholesalers'],
    ['44-45', 'Hardware Retailers'],
    ['48-49', 'Freight Transportation Arrangement'],
    ['51', 'Software Publishers'],
    ['52', 'Insurance Agencies and Brokerages'],
    ['53', 'Residential Property Managers'],
    ['54', 'Offices of Lawyers'],
    ['55', 'Corporate, Subsidiary, and Regional Managing Offices'],
    ['56', 'Janitorial Services'],
    ['61', 'Fine Arts Schools'],
    ['62', 'Offices of Dentists'],
    ['71', 'Fitness and Recreational Sports Centers'],
    ['72', 'Full-Service Restaurants'],
    ['81', 'General Automotive Repair'],
    ['92', 'Fire Protection'],
  ])('covers sector %s', (_sector, title) => {
    expect(industries).toContain(title);
  });
});

describe('data sources', () => {
  it('has the groups of the contract, in their order', () => {
    expect(dataSourceGroups.map((group) => group.name)).toEqual([...dataSourceGroupNames]);
  });

  it.each(dataSourceGroups)('has 8 to 12 sources: $name', (group) => {
    expect(group.sources.length).toBeGreaterThanOrEqual(8);
    expect(group.sources.length).toBeLessThanOrEqual(12);
  });

  it('names each source once and briefly', () => {
    expect(countDistinct(sources)).toBe(sources.length);
    expect(longerThan(50, sources)).toEqual([]);
    expect(untidy(sources)).toEqual([]);
  });

  it.each([
    ['Product or service catalog', 'a sample'],
    ['Contract templates and clause library', 'a sample'],
    ['Internal wiki and help articles', 'a sample'],
    ['Supplier records and price lists', 'a sample'],
    ['Supplier invoices', 'one month'],
    ['Work orders and job records', 'one month'],
    ['Customer emails', 'one month'],
  ])('is looked at first in what there is of it: %s', (source, part) => {
    expect(sources).toContain(source);
    expect(firstLookAt(source)).toBe(part);
  });

  it('has 32 sources that are kept as a whole', () => {
    expect(sources.filter((source) => firstLookAt(source) === 'a sample')).toHaveLength(32);
  });

  it('offers no source that no task draws on', () => {
    const used = new Set(tasks.flatMap((task) => task.profile.sources));
    expect(sources.filter((source) => !used.has(source))).toEqual([]);
  });
});

describe('departments', () => {
  it('has the departments of the contract, in their order', () => {
    expect(departments.map((department) => department.name)).toEqual([...departmentNames]);
  });

  it.each(departments)('has ten tasks: $name', (department) => {
    expect(department.tasks).toHaveLength(10);
  });
});

describe('tasks', () => {
  const names = tasks.map((task) => task.name);
  const titles = tasks.map((task) => task.automation.title);
  const descriptions = tasks.map((task) => task.automation.description);

  it('names each task once over all departments', () => {
    expect(countDistinct(names)).toBe(100);
    expect(longerThan(60, names)).toEqual([]);
    expect(untidy(names)).toEqual([]);
  });

  it('gives each automation a title of its own', () => {
    expect(countDistinct(titles)).toBe(100);
    expect(longerThan(60, titles)).toEqual([]);
    expect(untidy(titles)).toEqual([]);
  });

  it('gives each automation a description of its own, of one to three sentences', () => {
    expect(countDistinct(descriptions)).toBe(100);
    expect(untidy(descriptions)).toEqual([]);
    expect(descriptions.filter((text) => !/^[A-Z][^.]*(\. [A-Z][^.]*){0,2}\.$/.test(text))).toEqual([]);
  });

  it('describes each automation in at most 30 words', () => {
    expect(descriptions.filter((text) => text.split(' ').length > 30)).toEqual([]);
  });

  it('does not repeat a sentence', () => {
    const sentences = descriptions.flatMap((text) => text.split(/(?<=\.) /));
    expect(countDistinct(sentences)).toBe(sentences.length);
  });

  it.each(tasks)('draws on known data sources, each once: $name', (task) => {
    expect(task.profile.sources.length).toBeGreaterThan(0);
    expect(new Set(task.profile.sources).size).toBe(task.profile.sources.length);
    expect(sources).toEqual(expect.arrayContaining([...task.profile.sources]));
  });

  it.each(['structure', 'variation', 'digital', 'judgement'] as const)(
    'uses every grade of %s',
    (quality) => {
      const grades = new Set<Grade>(tasks.map((task) => task.profile[quality]));
      expect([...grades].sort()).toEqual([1, 2, 3, 4, 5]);
    },
  );

  it.each(departments)('tells the tasks of a department apart: $name', (department) => {
    const profiles = department.tasks.map(({ profile }) =>
      [profile.structure, profile.variation, profile.digital, profile.judgement].join(),
    );
    expect(new Set(profiles).size).toBeGreaterThanOrEqual(8);
  });
});

describe('neutralTaskProfile', () => {
  it('draws on known data sources', () => {
    expect(neutralTaskProfile.sources.length).toBeGreaterThan(0);
    expect(sources).toEqual(expect.arrayContaining([...neutralTaskProfile.sources]));
  });

  it.each(['variation', 'judgement'] as const)('is no easier than the average task: %s', (quality) => {
    const average = tasks.reduce((sum, task) => sum + task.profile[quality], 0) / tasks.length;
    expect(neutralTaskProfile[quality]).toBeGreaterThan(average);
  });

  it.each(['structure', 'digital'] as const)('is no easier than the average task: %s', (quality) => {
    const average = tasks.reduce((sum, task) => sum + task.profile[quality], 0) / tasks.length;
    expect(neutralTaskProfile[quality]).toBeLessThan(average);
  });
});

describe('findCatalogueTask', () => {
  it('finds every task by its exact name', () => {
    expect(tasks.map((task) => findCatalogueTask(task.name))).toEqual(tasks);
  });

  it.each(['processing supplier invoices', ' Processing supplier invoices', '', 'constructor', '__proto__'])(
    'does not find %j',
    (name) => {
      expect(findCatalogueTask(name)).toBeUndefined();
    },
  );
});
