import { newsletterForm, newsletterPages as texts, newsletterPaths } from '@/content/site/newsletter';
import { contactPaths } from '@/content/site/company/contactForm';
import { blog } from '@/content/site/blog';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { escapeHtml } from '@/domain/text/escapeHtml';

/** What one of the newsletter's pages shows. */
export interface NewsletterDocument {
  title: string;
  /** HTML, below the title. */
  content: string;
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
const link = (address: string, text: string) =>
  `<p><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></p>`;
const toBlog = link(blog.path, texts.toBlog);

/** One button that does what the link is for: opening a link changes nothing, because mail scanners open links. */
const button = (path: string, token: string, label: string) =>
  `<form method="post" action="${path}?token=${encodeURIComponent(token)}"><button>${escapeHtml(label)}</button></form>`;

export const confirmDocument = (email: string, token: string): NewsletterDocument => ({
  title: texts.confirmTitle,
  content: paragraph(texts.confirmText(email)) + button(newsletterPaths.confirm, token, texts.confirm),
});

export const confirmedDocument = (email: string, leaveAddress: string): NewsletterDocument => ({
  title: texts.confirmedTitle,
  content:
    paragraph(texts.confirmedText(email)) + toBlog + link(leaveAddress, `${texts.notYet} ${texts.leave}`),
});

export const leaveDocument = (token: string): NewsletterDocument => ({
  title: texts.leaveTitle,
  content: paragraph(texts.leaveText) + button(newsletterPaths.leave, token, texts.leave),
});

export const leftDocument = (): NewsletterDocument => ({
  title: texts.leftTitle,
  content: paragraph(texts.leftText) + toBlog,
});

export const failedDocument = (message: string): NewsletterDocument => ({
  title: texts.failedTitle,
  content: paragraph(message) + link(contactPaths.page, texts.toContact) + toBlog,
});

/**
 * The form once more, with what was typed and what kept it from being taken, which may have nothing to do with the address.
 * `agreed`: the words beside the button.
 */
export const signUpDocument = (
  { email = '', sentFrom = '' }: Record<string, string>,
  { problem, isOfEmail }: { problem: string; isOfEmail: boolean },
  agreed: string,
): NewsletterDocument => ({
  title: isOfEmail ? newsletterForm.problemTitle : texts.failedTitle,
  content: `<p class="problem" role="alert" id="problem">${escapeHtml(problem)}</p>
<form method="post" action="${newsletterPaths.signUp}">
<label for="email">${newsletterForm.email}</label>
<input id="email" name="email" type="email" value="${escapeHtml(email)}" maxlength="${accountLimits.emailMaxLength}" required autocomplete="email"${isOfEmail ? ' aria-invalid="true"' : ''} aria-describedby="problem" autofocus>
<div hidden><label for="website">${newsletterForm.website}</label><input id="website" name="website" autocomplete="off"></div>
<input type="hidden" name="sentFrom" value="${escapeHtml(sentFrom)}">
<button>${newsletterForm.submit}</button>
${paragraph(`${newsletterForm.agreeing} ${agreed}`)}
</form>
${toBlog}`,
});
