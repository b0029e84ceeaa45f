import type { PayloadRequest } from 'payload';
import { moveIndexedLinks, postsToMove } from '@/database/tables/postLinks';
import { findTexts, replaceText, type StoredText } from '@/database/tables/postTexts';
import { bodyWithMovedLinks, markdownWithMovedLinks } from '@/domain/markdown/movedLinks';
import { postTag } from '@/queries/cacheTags';
import { siteOrigin } from '@/queries/siteOrigin';
import { expirePages } from '../caching/expirePages';
import { bodyFingerprint } from './bodyFingerprint';

/** Posts updated per rename, to bound its time. Links in other posts work through the redirect. */
const maxPosts = 200;

interface Move {
  /** Paths on this site. */
  from: string;
  to: string;
}

/**
 * Updates the links to a moved page in all post bodies, drafts included, in the transaction of the move, and expires
 * the pages of the published posts that changed. Nothing else changes, so no version is created. Skips posts that are
 * being saved, because waiting for their locks could deadlock; the redirect serves their links.
 */
export async function updateLinks(req: PayloadRequest, { from, to }: Move): Promise<void> {
  if (from === to) return;
  const slugs = new Set<string>();
  for (const id of await postsToMove(req, from, maxPosts)) {
    for (const text of await findTexts(req, id)) {
      const moved = movedText(text, { from, to });
      if (!moved) continue;
      await replaceText(req, moved);
      if (text.isPublicRow && text.slug) slugs.add(text.slug);
    }
    await moveIndexedLinks(req, { id, from, to });
  }
  for (const slug of slugs) expirePages(postTag(slug));
}

function movedText(text: StoredText, move: Move): StoredText | null {
  const moved = { ...move, origin: siteOrigin };
  const body = bodyWithMovedLinks(text.body, moved);
  if (body === text.body) return null;
  const { typedMarkdown, typedFor } = text;
  if (typedMarkdown === null || typedFor !== bodyFingerprint(text.body)) return { ...text, body };
  return {
    ...text,
    body,
    typedMarkdown: markdownWithMovedLinks(typedMarkdown, moved),
    typedFor: bodyFingerprint(body),
  };
}
