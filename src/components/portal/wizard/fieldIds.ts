import { departmentNames, type DepartmentName } from '@/domain/analysis/types';

/** The element id of a question's field, or of its group of fields. */
export const fieldId = (name: string): string => `wizard-${name}`;

/** The element id of one input of a ticked task; `index` is its place among the department's ticked tasks. */
export const taskFieldId = (department: DepartmentName, index: number, field: string): string =>
  fieldId(`task-${departmentNames.indexOf(department)}-${index}-${field}`);

/** The element id of a department's field for a task in own words. */
export const ownTaskFieldId = (department: DepartmentName): string =>
  fieldId(`ownTask-${departmentNames.indexOf(department)}`);

/** Focuses a field by its id, or the first field of the group with that id. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const fields = 'input, select, textarea';
  const field = element?.matches(fields) ? element : element?.querySelector<HTMLElement>(fields);
  // The message below the field is to be seen as well.
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
