import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlProps } from './controlProps';
import { Field, type FieldTexts } from './Field';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className'> {
  trailing?: ReactNode;
  /** Class of the whole field. */
  className?: string;
}

/** A single-line text field with its label, controlled or uncontrolled; `ref` is the input's. */
export function TextField({ label, hint, error, trailing, className, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field {...{ label, hint, error, trailing, className }} id={fieldId}>
      <input type="text" {...input} {...controlProps(fieldId, { hint, error }, Boolean(trailing))} />
    </Field>
  );
}
