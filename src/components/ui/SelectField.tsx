import { useId, type ComponentProps } from 'react';
import { controlProps } from './controlProps';
import { Field, type FieldTexts } from './Field';

interface SelectFieldProps extends FieldTexts, Omit<ComponentProps<'select'>, 'className'> {
  /** Class of the whole field. */
  className?: string;
}

/** A native select with its label; `children` are the options. */
export function SelectField({ label, hint, error, className, id, ...select }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field {...{ label, hint, error, className }} id={fieldId}>
      <select {...select} {...controlProps(fieldId, { hint, error })} />
    </Field>
  );
}
