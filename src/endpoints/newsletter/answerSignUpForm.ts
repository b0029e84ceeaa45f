import { agreedWords, newsletterPaths } from '@/content/site/newsletter';
import { blog } from '@/content/site/blog';
import { readNewsletter } from '@/operations/newsletter/readNewsletter';
import { signUpForNewsletter } from '@/operations/newsletter/signUpForNewsletter';
import { firmNameOf } from '@/queries/firmNameOf';
import { newsletterBodySchema } from '@/schemas/newsletter';
import type { Call } from '../openCall';
import { openPlainForm, type TypedFields } from '../openPlainForm';
import { refusalPage } from './answerNewsletterPage';
import { failedDocument, signUpDocument } from './newsletterDocuments';

/**
 * Answers the sign-up form, which is a plain one in every browser: leads back to where it was sent from, and to the words
 * about the mail that is on its way. Every refusal shows the form once more.
 */
export async function answerSignUpForm(call: Call, maxBodyBytes: number): Promise<Response> {
  let typed: TypedFields = {};
  try {
    const req = await openPlainForm(call, maxBodyBytes, (fields) => {
      typed = fields;
    });
    const { email, sentFrom } = newsletterBodySchema.parse(typed);
    await signUpForNewsletter({ req, body: { email, sentFrom } });
    const address = `${asHeader(sentFrom || blog.path)}#${newsletterPaths.askedId}`;
    return new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store', Location: address } });
  } catch (error) {
    return refusalPage(error, call, async ({ message, errors: [first] = [] }) => {
      const agreed = await wordsOfNow(call);
      const problem = first?.message ?? message;
      if (agreed === null) return failedDocument(problem);
      return signUpDocument(typed, { problem, isOfEmail: first?.field === 'email' }, agreed);
    });
  }
}

/** A path as a header can hold it: letters of other scripts are written as browsers send them. */
const asHeader = (path: string): string => path.replace(/[^\x21-\x7e]+/g, encodeURIComponent);

/** What the button agrees to; null while the newsletter is off. */
async function wordsOfNow({ payload }: Call): Promise<string | null> {
  const newsletter = await readNewsletter(payload);
  if (!newsletter) return null;
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false });
  return agreedWords(firmNameOf(settings), newsletter);
}
