import { useId, type ComponentProps } from 'react';
import { controlProps } from './controlProps';
import { Field, type FieldTexts } from './Field';

interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'className'> {
  /** Class of the whole field. */
  className?: string;
}

/** A multi-line text field with its label, controlled or uncontrolled; `ref` is the textarea's. */
export function TextArea({ label, hint, error, className, id, ...textarea }: TextAreaProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  return (
    <Field {...{ label, hint, error, className }} id={fieldId}>
      <textarea rows={5} {...textarea} {...controlProps(fieldId, { hint, error })} />
    </Field>
  );
}
