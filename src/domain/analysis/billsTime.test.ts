import { expect, it } from 'vitest';
import { billsTime } from './billsTime';

it.each([
  ['Offices of Lawyers', '', true],
  ['Offices of Lawyers', 'We charge flat fees so every hour a paralegal types is our money.', false],
  ['Full-Service Restaurants', 'Managers on the floor, not in the office.', false],
  ['Machine Shops', 'We bill customers by the hour.', true],
  ['Insurance Agencies and Brokerages', '', false],
  ['Offices of Certified Public Accountants', 'Fixed-price returns only.', false],
  [
    'Offices of Real Estate Agents and Brokers',
    "Agents are 1099, we don't pay them by the hour, so an hour saved for them is not money.",
    false,
  ],
  ['Offices of Lawyers', 'We bill by the hour, never flat fees.', true],
  ['Offices of Lawyers', 'We don’t offer flat fees.', true],
  ['Offices of Lawyers', 'We don’t bill hours but flat fees.', false],
  ['Machine Shops', 'We pay our machinists by the hour.', false],
  ['Machine Shops', 'We don’t bill our customers by the hour.', false],
  ['Sporting Goods Retailers', 'Boot work is billed by the hour.', false],
  ['Freestanding Ambulatory Surgical and Emergency Centers', 'We bill for nurse time.', false],
  ['Plumbing, Heating, and Air-Conditioning Contractors', 'Half our billable hours are lost.', true],
])('knows whether hours are billed: %s, %s', (industry, words, expected) => {
  expect(billsTime(industry, words)).toBe(expected);
});
