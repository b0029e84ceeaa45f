import type { PayloadRequest } from 'payload';
import { newsletterPages } from '@/content/site/newsletter';
import { toErrorResponse } from '@/errors/toErrorResponse';
import { firmNameOf } from '@/queries/firmNameOf';
import { newsletterLinkSchema } from '@/schemas/newsletter';
import { type Call, openCall } from '../openCall';
import { plainDocumentResponse } from '../plainDocument';
import { failedDocument, type NewsletterDocument } from './newsletterDocuments';

/** A page for people under the firm's name. */
async function newsletterPage(
  { payload }: Pick<Call, 'payload'>,
  status: number,
  document: NewsletterDocument,
): Promise<Response> {
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false });
  return plainDocumentResponse(status, { firmName: firmNameOf(settings), ...document });
}

/** What a refusal says, and on which fields. */
interface Refusal {
  message: string;
  errors?: { field: string; message: string }[];
}

/** A refusal as a page, made from the usual answer. In an outage it is the usual answer. */
export async function refusalPage(
  error: unknown,
  call: Call,
  document: (refusal: Refusal) => NewsletterDocument | Promise<NewsletterDocument>,
): Promise<Response> {
  const refusal = toErrorResponse(error, call);
  if (refusal.status >= 500) return refusal;
  const said = (await refusal.json()) as Refusal;
  const words = refusal.status === 404 ? { message: newsletterPages.missing } : said;
  const page = await newsletterPage(call, refusal.status, await document(words));
  const retryAfter = refusal.headers.get('Retry-After');
  if (retryAfter) page.headers.set('Retry-After', retryAfter);
  return page;
}

/**
 * Answers a link of the newsletter, which people open from a mail: with a page in any case, also where it is refused. What a
 * mail program posts along is not read: all that counts is the token.
 */
export const answerNewsletterLink =
  (
    work: (link: { req: PayloadRequest; token: string }) => NewsletterDocument | Promise<NewsletterDocument>,
  ) =>
  async (call: Call): Promise<Response> => {
    try {
      const req = await openCall(call);
      const { token } = newsletterLinkSchema.parse(Object.fromEntries(req.searchParams));
      return await newsletterPage(call, 200, await work({ req, token }));
    } catch (error) {
      return refusalPage(error, call, ({ message }) => failedDocument(message));
    }
  };
