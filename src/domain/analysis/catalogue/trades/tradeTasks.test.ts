import { describe, expect, it } from 'vitest';
import { departmentNames } from '../../types';
import { dataSourceGroups } from '../dataSources';
import { departments } from '../departments';
import { industries } from '../industries';
import { otherTaskNames } from '../otherTaskNames';
import { recognizeTask } from '../recognizeTask';
import { tasksByTrade, taskTradeOf, tradeTasks } from './tradeTasks';

const sources = dataSourceGroups.flatMap((group) => group.sources);
const catalogueTasks = departments.flatMap(({ tasks }) => tasks);
const everyTask = [...catalogueTasks, ...tradeTasks];
const names = [
  ...catalogueTasks.flatMap(({ name }) =>
    [name, ...(otherTaskNames[name] ?? [])].map((other) => [other, name] as const),
  ),
  ...tradeTasks.flatMap(({ name, otherNames }) =>
    [name, ...otherNames].map((other) => [other, name] as const),
  ),
];

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

describe('tradeTasks', () => {
  it.each(Object.entries(tasksByTrade))('has at least eight examples: %s', (_trade, tasks) => {
    expect(tasks.length).toBeGreaterThanOrEqual(8);
    expect(repeated(tasks.map(({ name }) => name))).toEqual([]);
  });

  it('has at least twelve trades', () => {
    expect(Object.keys(tasksByTrade).length).toBeGreaterThanOrEqual(12);
  });

  it('has no name twice, of departments and trades alike', () => {
    expect(repeated(names.map(([other]) => other.trim().toLowerCase()))).toEqual([]);
  });

  it('recognizes each name as one task, also after normalization', () => {
    expect(names.map(([other]) => [other, recognizeTask(other)?.name])).toEqual(names);
  });

  it('has titles and sentences of its own', () => {
    const titles = everyTask.map(({ automation }) => automation.title);
    expect(repeated(titles)).toEqual([]);
    expect(titles.filter((title) => title.length > 60)).toEqual([]);
    expect(repeated(everyTask.flatMap(({ automation }) => automation.description.split(/(?<=\.) /)))).toEqual(
      [],
    );
  });

  it.each(tradeTasks)('is described like a catalogue task: $name', ({ name, ...task }) => {
    expect(name.length).toBeLessThanOrEqual(60);
    expect(task.otherNames.length).toBeGreaterThanOrEqual(3);
    expect(departmentNames).toContain(task.department);
    expect(task.automation.description).toMatch(/^[A-Z0-9][^.]*(\. [A-Z][^.]*){0,2}\.$/);
    expect(task.profile.sources.length).toBeGreaterThan(0);
    expect(repeated(task.profile.sources)).toEqual([]);
    expect(sources).toEqual(expect.arrayContaining([...task.profile.sources]));
  });
});

describe('taskTradeOf', () => {
  it.each([
    ['Offices of Lawyers', 'law'],
    ['Our little law firm', 'law'],
    ['Offices of Certified Public Accountants', 'accounting'],
    ['Tax Preparation Services', 'accounting'],
    ['CPA', 'accounting'],
    ['Offices of Dentists', 'dental'],
    ['Offices of Physicians (except Mental Health Specialists)', 'medical'],
    ['Plumbing, Heating, and Air-Conditioning Contractors', 'contractors'],
    ['HVAC', 'contractors'],
    ['Residential Property Managers', 'propertyManagement'],
    ['Property management', 'propertyManagement'],
    ['Insurance Agencies and Brokerages', 'insurance'],
    ['Offices of Real Estate Agents and Brokers', 'realEstate'],
    ['General Freight Trucking, Local', 'logistics'],
    ['Freight Transportation Arrangement', 'logistics'],
    ['Machine Shops', 'manufacturing'],
    ['Hardware Retailers', 'retail'],
    ['Full-Service Restaurants', 'restaurants'],
  ])('knows the trade of %s', (industry, trade) => {
    expect(taskTradeOf(industry)).toBe(trade);
  });

  it.each([
    'Dental Laboratories',
    'Medical Laboratories',
    'Pharmacies and Drug Retailers',
    'Veterinary Services',
    'Direct Life Insurance Carriers',
    'Credit Unions',
    'Architectural Services',
    'Engineering Services',
    'Real Estate Development',
    'Hotels (except Casino Hotels) and Motels',
    'Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers',
    'Software Publishers',
    'Farm Labor Contractors and Crew Leaders',
    '',
    'Something of our own',
  ])('says nothing about %j', (industry) => {
    expect(taskTradeOf(industry)).toBeUndefined();
  });

  it('finds every trade among the offered industries', () => {
    expect(new Set(industries.map(taskTradeOf).filter(Boolean))).toEqual(new Set(Object.keys(tasksByTrade)));
  });
});
