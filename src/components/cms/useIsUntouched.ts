import { useFormFields } from '@payloadcms/ui';
import { writtenFields } from '@/domain/blog/writtenFields';

/** Whether nobody has written anything into a post's form yet: nothing in it is worth a warning. */
export const useIsUntouched = (): boolean =>
  useFormFields(([fields]) => writtenFields.every((name) => isEmpty(fields[name]?.value)));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
