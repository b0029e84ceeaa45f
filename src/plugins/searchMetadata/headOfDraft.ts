import type { PayloadRequest } from 'payload';
import { isRecord } from '@/domain/isRecord';
import { fitToWidth } from '@/domain/seo/checks/fitToWidth';
import type { SnippetPart } from '@/domain/seo/checks/snippetLimits';
import type { RenderedHead } from '@/domain/seo/renderHead';
import { listSeoEntries } from '@/operations/seo/listSeoEntries';
import { draftToCheck } from '@/queries/seo/draftToCheck';

interface DraftInForm {
  req: PayloadRequest;
  collection: string | undefined;
  /** The form's data as sent by the browser, unvalidated. */
  doc: unknown;
}

/** Returns the head of a form's document, computed as on its public page; null if it has no page. For staff. */
export async function headOfDraft({ req, collection, doc }: DraftInForm): Promise<RenderedHead | null> {
  const values = isRecord(doc) ? doc : {};
  const [entries, pictures] = await Promise.all([listSeoEntries({ req }), readPictures(req, values)]);
  const draft = {
    collection,
    text: (field: string) => textOf(values[field]),
    isChecked: (field: string) => values[field] === true,
    picture: (field: string) => pictures.get(values[field]) ?? null,
  };
  return draftToCheck(draft, entries)?.head ?? null;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

async function readPictures(
  req: PayloadRequest,
  { metaImage, cover, sharePicture }: Record<string, unknown>,
): Promise<Map<unknown, string>> {
  const ids = [metaImage, cover, sharePicture].filter((id) => Number.isSafeInteger(id));
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    ...{ collection: 'media', where: { id: { in: ids } }, select: { filename: true } },
    ...{ pagination: false, depth: 0, overrideAccess: false, req },
  });
  return new Map(docs.map(({ id, filename }) => [id, filename ?? '']));
}

/** Returns the name of the field of a snippet part. */
const fieldOf = (part: SnippetPart, collection: string | undefined): string => {
  if (collection === 'seo-pages') return part === 'title' ? 'title' : 'metaDescription';
  return part === 'title' ? 'metaTitle' : 'metaDescription';
};

/**
 * Returns a field value whose snippet part fits into search results. Returns the current value if that fits, so that
 * inherited text isn't copied into the field (0070).
 */
export async function fittedDraft(part: SnippetPart, draft: DraftInForm): Promise<string> {
  const own = isRecord(draft.doc) ? textOf(draft.doc[fieldOf(part, draft.collection)]) : '';
  const head = await headOfDraft(draft);
  if (!head) return own;
  // The site appends the firm's name to titles of content; the title of a seo-pages record is used as is.
  const hasSuffix = part === 'title' && draft.collection !== 'seo-pages';
  const [words, suffix] = hasSuffix
    ? [head.ogTitle, head.title.slice(head.ogTitle.length)]
    : [head[part], ''];
  const fitted = fitToWidth(part, words, suffix);
  return fitted === words.trim().replace(/\s+/g, ' ') ? own : fitted;
}
