import { contactForm, contactPaths } from '@/content/site/company/contactForm';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { escapeHtml } from '@/domain/text/escapeHtml';
import { plainDocument } from '../plainDocument';

export interface PlainFormState {
  /** Submitted values, by field name. */
  values: Record<string, string>;
  errors: Record<string, string>;
  /** Ticket for the next submission. */
  ticket: string;
  /** Why the message wasn't sent; undefined on the review page before sending. */
  problem?: string;
}

interface PlainField {
  name: string;
  label: string;
  maxLength: number;
  attributes: string;
}

const fields: PlainField[] = [
  {
    name: 'name',
    label: contactForm.name,
    maxLength: accountLimits.nameMaxLength,
    attributes: 'required autocomplete="name"',
  },
  {
    name: 'email',
    label: contactForm.email,
    maxLength: accountLimits.emailMaxLength,
    attributes: 'required type="email" autocomplete="email"',
  },
  {
    name: 'company',
    label: contactForm.company,
    maxLength: accountLimits.companyMaxLength,
    attributes: 'autocomplete="organization"',
  },
];

function labelled(
  name: string,
  label: string,
  { errors }: PlainFormState,
  control: (aria: string) => string,
) {
  const error = errors[name];
  const aria = error ? `aria-invalid="true" aria-describedby="${name}-error"` : '';
  const note = error ? `<p class="problem" id="${name}-error">${escapeHtml(error)}</p>` : '';
  return `<label for="${name}">${escapeHtml(label)}</label>${control(aria)}${note}`;
}

const inputOf = ({ name, label, maxLength, attributes }: PlainField, state: PlainFormState) =>
  labelled(name, label, state, (aria) => {
    const value = escapeHtml(state.values[name] ?? '');
    return `<input id="${name}" name="${name}" value="${value}" maxlength="${maxLength}" ${attributes} ${aria}>`;
  });

// Browsers drop a line break after the opening tag; without this one they would drop the user's.
const messageOf = (state: PlainFormState) =>
  labelled('message', contactForm.message, state, (aria) => {
    const attributes = `id="message" name="message" rows="10" maxlength="${inquiryLimits.messageMaxLength}"`;
    return `<textarea ${attributes} required ${aria}>\n${escapeHtml(state.values.message ?? '')}</textarea>`;
  });

/** Returns the contact form, with the submitted values, as a complete HTML document without scripts. */
export function plainFormPage(state: PlainFormState): string {
  const title = state.problem ? contactForm.problemTitle : contactForm.reviewTitle;
  const lead = state.problem
    ? `<p class="problem" role="alert">${escapeHtml(state.problem)}</p>`
    : `<p>${contactForm.reviewText}</p>`;
  const content = `${lead}
<form method="post" action="${contactPaths.submit}">
${fields.map((field) => inputOf(field, state)).join('\n')}
${messageOf(state)}
<div hidden><label for="website">${contactForm.website}</label><input id="website" name="website" autocomplete="off"></div>
<input type="hidden" name="ticket" value="${escapeHtml(state.ticket)}">
<button>${contactForm.submit}</button>
</form>
<p><a href="${contactPaths.page}">${contactForm.backToSite}</a></p>`;
  return plainDocument({ title, content });
}
