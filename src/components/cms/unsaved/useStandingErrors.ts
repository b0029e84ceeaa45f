import { useForm, useFormFields, useFormProcessing, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Shows the errors of a rejected publication until they are fixed. Payload shows errors of a submitted form only, and
 * autosave, which succeeds without validation, makes the form unsubmitted.
 */
export function useStandingErrors(): void {
  const { setSubmitted } = useForm();
  const isSubmitted = useFormSubmitted();
  const isProcessing = useFormProcessing();
  const hasErrors = useFormFields(([fields]) => Object.values(fields).some(({ valid }) => valid === false));
  const wasRejected = useRef(false);
  useEffect(() => {
    if (!hasErrors) wasRejected.current = false;
    else if (isSubmitted && !isProcessing) wasRejected.current = true;
    else if (!isSubmitted && wasRejected.current) setSubmitted(true);
  }, [hasErrors, isProcessing, isSubmitted, setSubmitted]);
}
