import type { CatalogueTask, DepartmentName } from '../types';
import { customerService } from './tasks/customerService';
import { executiveLeadership } from './tasks/executiveLeadership';
import { finance } from './tasks/finance';
import { humanResources } from './tasks/humanResources';
import { informationTechnology } from './tasks/informationTechnology';
import { legal } from './tasks/legal';
import { marketing } from './tasks/marketing';
import { operations } from './tasks/operations';
import { productDevelopment } from './tasks/productDevelopment';
import { sales } from './tasks/sales';

/** The ten departments with their ten tasks each, in display order. */
export const departments: readonly { name: DepartmentName; tasks: readonly CatalogueTask[] }[] = [
  { name: 'Executive Leadership', tasks: executiveLeadership },
  { name: 'Sales', tasks: sales },
  { name: 'Marketing', tasks: marketing },
  { name: 'Operations', tasks: operations },
  { name: 'Finance & Accounting', tasks: finance },
  { name: 'Human Resources (HR)', tasks: humanResources },
  { name: 'Information Technology (IT)', tasks: informationTechnology },
  { name: 'Product / Service Development', tasks: productDevelopment },
  { name: 'Customer Service', tasks: customerService },
  { name: 'Legal & Compliance', tasks: legal },
];
