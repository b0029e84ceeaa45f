import { tradeOf } from '../catalogue/tradeOf';
import type { DepartmentName } from '../types';

/** The role in the client's firm that owns a project: one person, not a committee. */
const departmentOwners: Readonly<Record<DepartmentName, string>> = {
  'Executive Leadership': 'the owner or general manager',
  Sales: 'the person who runs sales',
  Marketing: 'the person who runs marketing',
  Operations: 'the person who runs operations',
  'Finance & Accounting': 'the person who keeps the books',
  'Human Resources (HR)': 'the person who handles hiring and HR',
  'Information Technology (IT)': 'the person who handles IT',
  'Product / Service Development': 'the person who develops what you sell',
  'Customer Service': 'the person who runs customer service',
  'Legal & Compliance': 'the person who handles contracts and compliance',
};

/** Also for a department name of an older analysis. */
const companyOwner = 'the owner or general manager';

/** In a law firm, legal work is what it sells. */
const lawyersOwner = 'the partner in charge of this work';

export const ownerOf = (department: string, industry: string): string =>
  department === 'Legal & Compliance' && tradeOf(industry) === 'law'
    ? lawyersOwner
    : ownerOfDepartment(department);

const ownerOfDepartment = (department: string): string =>
  new Map<string, string>(Object.entries(departmentOwners)).get(department) ?? companyOwner;
