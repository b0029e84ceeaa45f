import { describe, expect, it } from 'vitest';
import { sectorUse } from './sectorUse';

describe('sectorUse', () => {
  it.each([
    ['Offices of Lawyers', '31% of businesses with 10 people or more in professional, scientific'],
    ['Our little law firm', '31% of businesses'],
    ['Software Publishers', '49% of businesses with 10 people or more in information and communication'],
    ['IT Consulting & Other Services', '49% of businesses'],
  ])('compares %s with its trade', (industry, words) => {
    expect(sectorUse(industry)).toContain(words);
  });

  it.each([
    'Machine Shops',
    'Custom Architectural Woodwork and Millwork Manufacturing',
    'Veterinary Services',
    '',
  ])('says nothing of “%s”, which the source doesn’t name', (industry) => {
    expect(sectorUse(industry)).toBe('');
  });

  it('names who counted, what and when', () => {
    expect(sectorUse('Tax Preparation Services')).toMatch(
      /in 2024, against 13% of all \(Eurostat, “[^”]+”, January 2025\)\.$/,
    );
  });
});
