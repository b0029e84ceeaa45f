import { notFound } from 'next/navigation';
import type { DocumentViewServerProps } from 'payload';
import { PostVersions } from '@/components/cms/versions/PostVersions';
import { compareVersions } from '@/operations/blog/postVersions';
import { Missing } from '@/errors/ApiFailures';
import { isDocumentId } from '@/schemas/documentId';

/** Versions of a post with the changes of one: the version in the URL, else the latest. */
export async function PostVersionsView({
  doc,
  initPageResult: { req },
  routeSegments,
}: DocumentViewServerProps) {
  const last = String(routeSegments.at(-1));
  const version = last === 'versions' ? undefined : isDocumentId(last) ? Number(last) : null;
  if (version === null) notFound();
  const id = Number(doc.id);
  const comparison = await compareVersions({ req, id, version }).catch((error: unknown) => {
    if (error instanceof Missing) notFound();
    throw error;
  });
  const isTrashed = Boolean(doc.deletedAt);
  return <PostVersions key={comparison.chosen.id} id={id} isTrashed={isTrashed} {...comparison} />;
}
