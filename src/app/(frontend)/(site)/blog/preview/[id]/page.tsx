import config from '@payload-config';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { getPayload } from 'payload';
import { postPath } from '@/components/site/blog/blogPaths';
import { PostArticle } from '@/components/site/blog/PostArticle';
import { PreviewNotice } from '@/components/site/blog/PreviewNotice';
import { isStaffRole } from '@/domain/accounts/roles';
import { env } from '@/env';
import { getDraft } from '@/queries/blog/getDraft';
import { getAuthor } from '@/queries/getTeamMember';
import { isDocumentId } from '@/schemas/documentId';

interface PreviewProps {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: 'Preview', robots: { index: false, follow: false } };

/** A post as it would look if its latest draft were published. For staff; nobody else learns that it exists. */
export default async function PreviewPage({ params }: PreviewProps) {
  const { id: asked } = await params;
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: await headers() });
  if (!user || !isStaffRole(user.role) || !isDocumentId(asked)) notFound();
  const id = Number(asked);
  const post = await getDraft(payload, { id, user });
  if (!post) notFound();
  return (
    <>
      <PreviewNotice id={id} />
      <PostArticle
        post={post}
        author={await getAuthor(post.author)}
        address={`${env.SITE_URL}${postPath(post.slug)}`}
      />
    </>
  );
}
