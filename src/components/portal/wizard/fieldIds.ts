import { departmentNames, type DepartmentName } from '@/domain/analysis/types';

/** Returns the element id of a question's field or field group. */
export const fieldId = (name: string): string => `wizard-${name}`;

/** Returns the element id of an input of a ticked task; `index` is its position among the department's ticked tasks. */
export const taskFieldId = (department: DepartmentName, index: number, field: string): string =>
  fieldId(`task-${departmentNames.indexOf(department)}-${index}-${field}`);

/** Returns the element id of a department's field for a custom task. */
export const ownTaskFieldId = (department: DepartmentName): string =>
  fieldId(`ownTask-${departmentNames.indexOf(department)}`);

/** Focuses a field by its id, or the first field of the group with that id. */
export function focusField(id: string): void {
  const element = document.getElementById(id);
  const fields = 'input, select, textarea';
  const field = element?.matches(fields) ? element : element?.querySelector<HTMLElement>(fields);
  // The message below the field must be visible too.
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
