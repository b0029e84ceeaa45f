import type { PayloadRequest } from 'payload';
import { moveIndexedLinks, postsToMove } from '@/database/tables/postLinks';
import { findTexts, replaceText, type StoredText } from '@/database/tables/postTexts';
import { bodyWithMovedLinks, markdownWithMovedLinks } from '@/domain/markdown/movedLinks';
import { siteOrigin } from '@/queries/siteOrigin';
import { bodyFingerprint } from './bodyFingerprint';

/** What one rename may take the time for. The links of others lead through the redirect. */
const maxPosts = 200;

interface Move {
  /** Paths of the site. */
  from: string;
  to: string;
}

/**
 * Has the links of all texts, of drafts too, lead to the new address of a page, in the transaction of its change; answers
 * the slugs of the posts whose readers see it. Nothing else of a text changes, so no version is made. A post that
 * somebody is saving right now keeps its link, which the redirect leads on.
 */
export async function updateLinks(req: PayloadRequest, { from, to }: Move): Promise<string[]> {
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
  return [...slugs];
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
