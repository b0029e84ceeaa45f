import { useFormFields } from '@payloadcms/ui';
import { writtenFields } from '@/domain/blog/writtenFields';

/** Returns whether a post's form has no user input, so that closing it needs no confirmation. */
export const useIsUntouched = (): boolean =>
  useFormFields(([fields]) => writtenFields.every((name) => isEmpty(fields[name]?.value)));

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
