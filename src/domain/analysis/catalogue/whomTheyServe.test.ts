import { describe, expect, it } from 'vitest';
import { oneWhomTheyServe, whomTheyServe } from './whomTheyServe';

describe('whomTheyServe', () => {
  it.each([
    ['Offices of Lawyers', 'clients', 'client'],
    ['Offices of Certified Public Accountants', 'clients', 'client'],
    ['Insurance Agencies and Brokerages', 'clients', 'client'],
    ['Offices of Real Estate Agents and Brokers', 'clients', 'client'],
    ['Advertising Agencies', 'clients', 'client'],
    ['Veterinary Services', 'clients', 'client'],
    ['Offices of Dentists', 'patients', 'patient'],
    ['Offices of Physicians (except Mental Health Specialists)', 'patients', 'patient'],
    ['Full-Service Restaurants', 'guests', 'guest'],
    ['Hotels (except Casino Hotels) and Motels', 'guests', 'guest'],
    ['Residential Property Managers', 'tenants', 'tenant'],
    ['Plumbing, Heating, and Air-Conditioning Contractors', 'customers', 'customer'],
    ['Machine Shops', 'customers', 'customer'],
    ['Dental Equipment and Supplies Manufacturing', 'customers', 'customer'],
    ['Pharmacies and Drug Retailers', 'customers', 'customer'],
    ['Credit Unions', 'customers', 'customer'],
    ['General Freight Trucking, Local', 'customers', 'customer'],
    ['Something of our own', 'customers', 'customer'],
    ['', 'customers', 'customer'],
  ])('%s: %s', (industry, many, one) => {
    expect(whomTheyServe(industry)).toBe(many);
    expect(oneWhomTheyServe(industry)).toBe(one);
  });
});
