import { describe, expect, it } from 'vitest';
import { industries } from '@/domain/analysis/catalogue/industries';
import { industryWords } from '@/domain/analysis/catalogue/industryWords';
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

  it.each([
    ['bakery', 'Retail Bakeries'],
    ['furniture manufacturer', 'Upholstered Household Furniture Manufacturing'],
    ['IT services', 'Computer Systems Design Services'],
    ['prison', 'Facilities Support Services'],
    ['Bakery', 'Commercial Bakeries'],
    ['cpa', 'Offices of Certified Public Accountants'],
    ['gym', 'Fitness and Recreational Sports Centers'],
    ['SaaS', 'Software Publishers'],
    ['agency', 'Advertising Agencies'],
    ['marketing  agency', 'Marketing Consulting Services'],
    ['nonprofit', 'Civic and Social Organizations'],
    ['non-profit', 'Grantmaking Foundations'],
    ['hvac', 'Plumbing, Heating, and Air-Conditioning Contractors'],
    ['law firm', 'Offices of Lawyers'],
    ['realtor', 'Offices of Real Estate Agents and Brokers'],
    ['e-commerce', 'Broadline Retail'],
    ['dental office', 'Offices of Dentists'],
    ['dentist’s office', 'Offices of Dentists'],
    ['law office', 'Offices of Lawyers'],
    ['lawyer’s office', 'Offices of Lawyers'],
    ['insurance office', 'Insurance Agencies and Brokerages'],
    ['real estate office', 'Offices of Real Estate Agents and Brokers'],
    ['doctor’s office', 'Offices of Physicians (except Mental Health Specialists)'],
    ["Doctor's Office", 'Offices of Physicians (except Mental Health Specialists)'],
    ['doctors office', 'Offices of Physicians (except Mental Health Specialists)'],
    ['medical office', 'Offices of Physicians (except Mental Health Specialists)'],
    ['accounting office', 'Offices of Certified Public Accountants'],
    ['chiropractic office', 'Offices of Chiropractors'],
    ['heating contractor', 'Plumbing, Heating, and Air-Conditioning Contractors'],
    ['furnace', 'Plumbing, Heating, and Air-Conditioning Contractors'],
    ['contractor for roofing', 'Roofing Contractors'],
    ['roofing company', 'Roofing Contractors'],
  ])('finds by %s what people call so', (typed, title) => {
    expect(suggestIndustries(industries, typed, industryWords)).toContain(title);
  });

  it('puts names that begin with it first, then words that do, then synonyms, then what contains it', () => {
    const titles = ['Residential Care', 'Dog Walking', 'Offices of Dentists', 'Dental Laboratories'];
    expect(suggestIndustries(titles, 'dent', { 'Dog Walking': 'dent repair' })).toEqual([
      'Dental Laboratories',
      'Offices of Dentists',
      'Dog Walking',
      'Residential Care',
    ]);
    expect(suggestIndustries(industries, 'dent', industryWords)[0]).toMatch(/\bdent/i);
  });

  it('prefers each word at the beginning of a word to what only contains the text', () => {
    const titles = ['Care Dental', 'Offices of Dental Care', 'Accident Care'];
    expect(suggestIndustries(titles, 'dent care')).toEqual([
      'Care Dental',
      'Offices of Dental Care',
      'Accident Care',
    ]);
    expect(suggestIndustries(titles, 'company')).toEqual([]);
  });

  it('puts titles first, each once, and takes words from their beginning', () => {
    const words = { A: 'gym, studio', 'Gym Makers': 'gym', B: 'strategy' };
    expect(suggestIndustries(['A', 'B', 'Gym Makers'], 'GYM', words)).toEqual(['Gym Makers', 'A']);
    expect(suggestIndustries(['A', 'B', 'Gym Makers'], 'tudio', words)).toEqual([]);
    expect(suggestIndustries(industries, 'lawyers', industryWords)).toEqual(['Offices of Lawyers']);
    expect(suggestIndustries(industries, 'law firm', industryWords)).toEqual(['Offices of Lawyers']);
  });

  it('has words for industries that exist', () => {
    expect(Object.keys(industryWords).filter((title) => !industries.includes(title))).toEqual([]);
    const stray = Object.values(industryWords).filter((words) => !/^\S+( \S+)*$/.test(words));
    expect(stray).toEqual([]);
  });
});
