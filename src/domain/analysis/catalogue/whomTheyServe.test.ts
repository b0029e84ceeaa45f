import { describe, expect, it } from 'vitest';
import { whomTheyServe } from './whomTheyServe';

describe('whomTheyServe', () => {
  it.each([
    ['Offices of Lawyers', 'clients'],
    ['Offices of Certified Public Accountants', 'clients'],
    ['Insurance Agencies and Brokerages', 'clients'],
    ['Offices of Real Estate Agents and Brokers', 'clients'],
    ['Advertising Agencies', 'clients'],
    ['Veterinary Services', 'clients'],
    ['Offices of Dentists', 'patients'],
    ['Offices of Physicians (except Mental Health Specialists)', 'patients'],
    ['Full-Service Restaurants', 'guests'],
    ['Hotels (except Casino Hotels) and Motels', 'guests'],
    ['Residential Property Managers', 'tenants'],
    ['Plumbing, Heating, and Air-Conditioning Contractors', 'customers'],
    ['Machine Shops', 'customers'],
    ['Dental Equipment and Supplies Manufacturing', 'customers'],
    ['Pharmacies and Drug Retailers', 'customers'],
    ['Credit Unions', 'customers'],
    ['General Freight Trucking, Local', 'customers'],
    ['Something of our own', 'customers'],
    ['', 'customers'],
  ])('%s: %s', (industry, many) => {
    expect(whomTheyServe(industry)).toBe(many);
  });
});
