import type { PayloadRequest } from 'payload';
import { pictureNames } from '@/domain/markdown/pictureNames';
import { outline } from '@/domain/blog/outline';
import type { PostFinding } from '@/domain/blog/publishCheck/PostFinding';
import type { PostToCheck } from '@/domain/blog/publishCheck/PostToCheck';
import { publishCheck } from '@/domain/blog/publishCheck/publishCheck';
import { readBlocks } from '@/integrations/workers/texts';
import { requireStaff } from '@/operations/requireUser';
import { firmNameOf } from '@/queries/firmNameOf';
import { siteOrigin } from '@/queries/siteOrigin';
import type { CheckPostBody } from '@/schemas/blogCheck';
import { findCheckedPictures } from './findCheckedPictures';
import { pathOfCover } from './pathOfCover';
import { findKnownPages } from './findKnownPages';
import { readCheckedText } from './readCheckedText';

/**
 * What is worth knowing about a post before it is published, saved or not. For staff; a fixed number of queries.
 * @throws BadRequest for a text that can't be read, Busy, TooManyRequests
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
  const coverImage = body.cover ? await pathOfCover(req, body.cover) : (body.coverImage?.trim() ?? '');
  const coverNames = pictureNames(coverImage);
  const [settings, hasPage, { pictures, altTexts }] = await Promise.all([
    req.payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false, req }),
    findKnownPages(req, links),
    findCheckedPictures(req, [...images, ...coverNames]),
  ]);
  const blocks = await readBlocks(lexical);
  const post: PostToCheck = {
    hasTitle: Boolean(body.title?.trim()),
    hasExcerpt: Boolean(body.excerpt?.trim()),
    searchTitle: searchTitleOf(body, firmNameOf(settings)),
    searchDescription: body.metaDescription?.trim() || body.excerpt?.trim() || '',
    cover: {
      image: coverImage,
      altText: body.coverAltText?.trim() || (altTexts.get(coverNames[0] ?? '') ?? ''),
      isDecorative: body.coverIsDecorative ?? false,
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
