import type { PayloadRequest } from 'payload';
import { outline } from '@/domain/blog/outline';
import type { PostFinding } from '@/domain/blog/publishCheck/PostFinding';
import type { PostToCheck } from '@/domain/blog/publishCheck/PostToCheck';
import { publishCheck } from '@/domain/blog/publishCheck/publishCheck';
import type { TextItem } from '@/domain/blog/publishCheck/textItems';
import { isRecord } from '@/domain/isRecord';
import { pictureNames } from '@/domain/markdown/pictureNames';
import { isNestedDeeper } from '@/domain/text/isNestedDeeper';
import { areLong, convertText, problemOfBody, readBlocks } from '@/integrations/workers/texts';
import { requireStaff } from '@/operations/requireUser';
import { firmNameOf } from '@/queries/firmNameOf';
import { siteOrigin } from '@/queries/siteOrigin';
import type { CheckPostBody } from '@/schemas/blogCheck';
import { badField } from './badField';
import { bodyFromMarkdown } from './bodyFromMarkdown';
import { findCheckedImages } from './findCheckedImages';
import { findKnownPages } from './findKnownPages';
import { findImagesOfBody } from '@/services/blog/findImages';
import { findCover } from './findCover';

interface CheckedText {
  items: TextItem[];
  /** The body as the collection would store it. */
  lexical: unknown;
}

/** Above the depth of any body that can be stored; see blogLimits.bodyMaxDepth. */
const maxJsonDepth = 160;

/**
 * Reads the editor's content: Markdown, or rich text JSON, which is read block by block.
 * @throws BadRequest for content that couldn't be stored, Busy, TooManyRequests
 */
async function readCheckedText(req: PayloadRequest, { content, body }: CheckPostBody): Promise<CheckedText> {
  if (!body) {
    const markdown = content ?? '';
    const lexical = await bodyFromMarkdown(req, markdown);
    return {
      items: await convertText({ task: 'itemsOfText', input: markdown, isLong: areLong(markdown) }),
      lexical,
    };
  }
  const lexical = await parseBody(body);
  const pictures = await findImagesOfBody(req, lexical);
  const items = await convertText({
    task: 'itemsOfBody',
    input: { body: lexical, pictures },
    isLong: areLong(lexical),
  });
  return { items, lexical };
}

async function parseBody(json: string): Promise<Record<string, unknown>> {
  const unreadable = badField('body', 'The text has no known format.');
  if (isNestedDeeper(json, maxJsonDepth)) throw unreadable;
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch {
    throw unreadable;
  }
  const problem = await problemOfBody(body, true);
  if (problem?.startsWith('A link') === false) throw badField('body', problem);
  return isRecord(body) ? body : {};
}

/**
 * Returns the findings of the publish check for a saved or unsaved post. For staff. Runs a fixed number of queries.
 * @throws BadRequest for unreadable content, Busy, TooManyRequests
 */
export async function checkPost({
  req,
  body,
}: {
  req: PayloadRequest;
  body: CheckPostBody;
}): Promise<PostFinding[]> {
  requireStaff(req);
  const { items, lexical } = await readCheckedText(req, body);
  const links = items.flatMap((item) => (item.kind === 'link' ? [item.href] : []));
  const images = items.flatMap((item) => (item.kind === 'image' ? pictureNames(item.src) : []));
  const coverImage = body.cover ? (await findCover(req, body.cover)).path : (body.coverImage?.trim() ?? '');
  const coverNames = pictureNames(coverImage);
  const [settings, hasPage, { pictures, altTexts }] = await Promise.all([
    req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false, req }),
    findKnownPages(req, links),
    findCheckedImages(req, [...images, ...coverNames]),
  ]);
  const blocks = await readBlocks(lexical);
  const post: PostToCheck = {
    title: body.title ?? '',
    excerpt: body.excerpt ?? '',
    searchTitle: searchTitleOf(body, firmNameOf(settings)),
    searchDescription: body.metaDescription?.trim() || body.excerpt?.trim() || '',
    cover: {
      image: coverImage,
      altText: body.coverAltText?.trim() || (altTexts.get(coverNames[0] ?? '') ?? ''),
      isDecorative: Boolean(body.coverIsDecorative || pictures.get(coverNames[0] ?? '')?.isDecorative),
    },
    items,
    isEmpty: blocks.length === 0,
  };
  const anchors = new Set(outline(blocks).map(({ id }) => id));
  return publishCheck(post, { origin: siteOrigin, hasPage, anchors, pictures });
}

function searchTitleOf({ title, metaTitle }: CheckPostBody, firmName: string): string {
  const own = metaTitle?.trim() || title?.trim();
  return own ? `${own} | ${firmName}` : '';
}
