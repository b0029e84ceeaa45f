import { describe, expect, it } from 'vitest';
import { industries } from '../catalogue/industries';
import { sectorRule } from './sectorRule';

describe('sectorRule', () => {
  it.each([
    ['Offices of Lawyers', 'ABA Formal Opinion 512'],
    ['Offices of Dentists', 'HIPAA'],
    ['Medical, Dental, and Hospital Equipment and Supplies Merchant Wholesalers', 'Supplier price files'],
    ['Credit Unions', 'Gramm-Leach-Bliley'],
    ['Commercial Banking', 'Gramm-Leach-Bliley'],
    ['Asset Management & Custody Banks', 'Gramm-Leach-Bliley'],
    ['Food bank', 'rule out training'],
    ['Regional food banks', 'rule out training'],
    ['Diaper bank', 'rule out training'],
    ['Blood bank', 'HIPAA'],
    ['Software engineering', 'rule out training'],
    ['Data engineering', 'rule out training'],
    ['Engineering Services', 'nondisclosure'],
    ['Kidney Dialysis Centers', 'HIPAA'],
    ['Diagnostic Imaging Centers', 'HIPAA'],
    ['Freestanding Ambulatory Surgical and Emergency Centers', 'HIPAA'],
    ['Family Planning Centers', 'HIPAA'],
    ['Residential Mental Health and Substance Abuse Facilities', 'HIPAA'],
    ['Residential Intellectual and Developmental Disability Facilities', 'HIPAA'],
    ['Hospice', 'HIPAA'],
    ['Veterinary surgery', 'rule out training'],
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
