import { describe, expect, it } from 'vitest';
import { industries } from '../catalogue/industries';
import { sectorRule } from './sectorRule';

describe('sectorRule', () => {
  it.each([
    ['Offices of Lawyers', 'ABA Formal Opinion 512'],
    ['Offices of Dentists', 'HIPAA'],
    ['Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers', 'Supplier price files'],
    ['Credit Unions', 'Gramm-Leach-Bliley'],
    ['Language Schools', 'FERPA'],
    ['Residential Property Managers', 'Fair Housing Act'],
    ['Machine Shops', 'nondisclosure'],
    ['Roofing Contractors', 'stamp or a license'],
    ['New Single-Family Housing Construction (except For-Sale Builders)', 'stamp or a license'],
    ['Full-Service Restaurants', 'PCI DSS'],
    ['Electric Power Distribution', 'rule out training'],
    ['Veterinary Services', 'rule out training'],
    ['Something of our own', 'rule out training'],
  ])('knows what %s must mind', (industry, words) => {
    expect(sectorRule(industry)).toContain(words);
  });

  it('has one plain sentence for every industry of the catalogue', () => {
    expect(industries.map(sectorRule).filter((rule) => !/^[A-Z][^.]+\.$/.test(rule))).toEqual([]);
  });
});
