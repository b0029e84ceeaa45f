import type { FieldProblems } from '@/client/firstProblems';
import type { Inquiry } from '@/schemas/inquiry';

export interface ContactFormState {
  /** `again`: an empty form after a message was sent. */
  status: 'idle' | 'sending' | 'failed' | 'sent' | 'again';
  /** Errors that don't belong to a field. */
  message?: string;
  problems: FieldProblems;
}

/** Form values, and the honeypot field, which must stay empty. */
export type ContactFormValues = Inquiry & { website: string };
