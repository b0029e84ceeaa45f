import type { FieldProblems } from '@/client/firstProblems';
import type { Inquiry } from '@/schemas/inquiry';

export interface ContactFormState {
  /** `again`: empty once more, after a message has arrived. */
  status: 'idle' | 'sending' | 'failed' | 'sent' | 'again';
  /** What is wrong beyond single fields. */
  message?: string;
  problems: FieldProblems;
}

/** What was typed, and the hidden field that must have stayed empty. */
export type ContactFormValues = Inquiry & { website: string };
