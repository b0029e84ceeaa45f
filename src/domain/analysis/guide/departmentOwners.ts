import type { DepartmentName } from '../types';

/** The role in the client's firm that owns a project: one person, not a committee. */
const departmentOwners: Readonly<Record<DepartmentName, string>> = {
  'Executive Leadership': 'the managing director',
  Sales: 'whoever leads sales',
  Marketing: 'whoever leads marketing',
  Operations: 'whoever runs operations',
  'Finance & Accounting': 'whoever keeps the books',
  'Human Resources (HR)': 'whoever hires and looks after people',
  'Information Technology (IT)': 'whoever looks after your systems',
  'Product / Service Development': 'whoever decides what you offer',
  'Customer Service': 'whoever leads customer service',
  'Legal & Compliance': 'whoever answers for contracts and rules',
};

/** For company-wide projects, or a department name of an older analysis. */
const companyOwner = 'the owner or managing director';

export const ownerOf = (department: string): string =>
  new Map<string, string>(Object.entries(departmentOwners)).get(department) ?? companyOwner;
