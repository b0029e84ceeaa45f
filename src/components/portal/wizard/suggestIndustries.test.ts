import { describe, expect, it } from 'vitest';
import { industries } from '@/domain/analysis/catalogue/industries';
import { suggestIndustries } from './suggestIndustries';

describe('suggestIndustries', () => {
  it('shows the first 50 while nothing is typed', () => {
    expect(suggestIndustries(industries, '  ')).toEqual(industries.slice(0, 50));
  });

  it('finds what contains the typed text in any case, at most 50', () => {
    expect(suggestIndustries(['Breweries', 'Law Offices', 'Lawn Care'], 'LAW')).toEqual([
      'Law Offices',
      'Lawn Care',
    ]);
    expect(suggestIndustries(industries, 'a')).toHaveLength(50);
    expect(suggestIndustries(industries, 'zzz')).toEqual([]);
  });
});
