import { sql } from 'drizzle-orm';
import type { PayloadRequest } from 'payload';
import { transactionOf } from '../transactionOf';

// A post's body is stored in its row and in its latest version. Bypasses hooks, which would create a version for each
// write, and access control: a user who renames a page may not have access to the drafts that link to it.

export interface StoredText extends Record<string, unknown> {
  /** Id of the post or of its version. */
  id: number;
  isVersion: boolean;
  /** Whether this is the published row. */
  isPublicRow: boolean;
  slug: string | null;
  body: unknown;
  typedMarkdown: string | null;
  typedFor: string | null;
}

/** Returns the bodies of a post's row and of its latest version. */
export async function findTexts(req: PayloadRequest, postId: number): Promise<StoredText[]> {
  const transaction = await transactionOf(req);
  const { rows } = await transaction.execute<StoredText>(sql`
    select id, false as "isVersion", _status = 'published' as "isPublicRow", slug, body,
      typed_markdown as "typedMarkdown", typed_for as "typedFor"
    from posts where id = ${postId}
    union all
    select id, true, false, version_slug, version_body, version_typed_markdown, version_typed_for
    from _posts_v where parent_id = ${postId} and latest`);
  return rows;
}

/** Replaces a stored body. */
export async function replaceText(
  req: PayloadRequest,
  { id, isVersion, body, typedMarkdown, typedFor }: StoredText,
): Promise<void> {
  const transaction = await transactionOf(req);
  const json = JSON.stringify(body);
  await transaction.execute(
    isVersion
      ? sql`update _posts_v set version_body = ${json}::jsonb, version_typed_markdown = ${typedMarkdown},
          version_typed_for = ${typedFor} where id = ${id}`
      : sql`update posts set body = ${json}::jsonb, typed_markdown = ${typedMarkdown}, typed_for = ${typedFor}
          where id = ${id}`,
  );
}
