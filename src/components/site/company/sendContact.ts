import { ApiError } from '@/client/ApiError';
import { contractProblems } from '@/client/contractProblems';
import { prefetchCode } from '@/client/prefetchCode';
import { firstProblems } from '@/client/firstProblems';
import { prepareInquiry, sendInquiry } from '@/client/sendInquiry';
import { readVisit } from '@/client/visit';
import { contactForm } from '@/content/site/company/contactForm';
import type { ContactFormState, ContactFormValues } from './contactFormState';

const fieldNames = ['name', 'email', 'company', 'message'];

const loadContract = () => import('@/schemas/inquiry').then(({ inquirySchema }) => inquirySchema);

/** Preloads the sender; call it on the first input. */
export function prepareContact(): void {
  prefetchCode(loadContract);
  prefetchCode(prepareInquiry);
}

function refusal(error: unknown): ContactFormState {
  if (!(error instanceof ApiError)) return { status: 'failed', message: contactForm.failed, problems: {} };
  const problems = firstProblems(error.errors.map(({ field, message }) => [field, message]));
  const isSaidByFields = fieldNames.some((name) => problems[name]);
  const message = problems.website ?? (error.serverMessage || contactForm.failed);
  return { status: 'failed', message: isSaidByFields ? undefined : message, problems };
}

/** Sends `values` and returns the form's next state. */
export async function sendContact(values: ContactFormValues): Promise<ContactFormState> {
  const problems = await contractProblems(loadContract, values);
  if (Object.keys(problems).length > 0) return { status: 'failed', problems };
  try {
    await sendInquiry({ ...values, ...readVisit() });
    return { status: 'sent', problems: {} };
  } catch (error) {
    return refusal(error);
  }
}
