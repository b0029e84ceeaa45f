import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { postPath } from '@/components/site/blog/blogPaths';
import { PostArticle } from '@/components/site/blog/PostArticle';
import { PreviewNotice } from '@/components/site/blog/PreviewNotice';
import { blogPreview } from '@/content/site/blog';
import { env } from '@/env';
import { getPreview } from '@/queries/blog/getPreview';

interface PreviewProps {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: blogPreview.title, robots: { index: false, follow: false } };

/** Preview of a post's latest draft as it would look published. For staff; 404 for everybody else. */
export default async function PreviewPage({ params }: PreviewProps) {
  const preview = await getPreview((await params).id, await headers());
  if (!preview) notFound();
  const { id, post, author } = preview;
  return (
    <>
      <PreviewNotice id={id} />
      <PostArticle post={post} author={author} address={`${env.SITE_URL}${postPath(post.slug)}`} />
    </>
  );
}
