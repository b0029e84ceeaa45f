import { useId, type ComponentProps, type ReactNode } from 'react';
import { controlProps } from './controlProps';
import { Field, type FieldTexts } from './Field';

interface TextFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'className'> {
  trailing?: ReactNode;
  /** Of the whole field. */
  className?: string;
}

/** One line of text with its label. Controlled or not; `ref` is the input's. */
export function TextField({ label, hint, error, trailing, className, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field {...{ label, hint, error, trailing, className }} id={fieldId}>
      <input type="text" {...input} {...controlProps(fieldId, { hint, error }, Boolean(trailing))} />
    </Field>
  );
}
