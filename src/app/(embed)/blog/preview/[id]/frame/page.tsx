import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { notFound } from 'next/navigation';
import { postPath } from '@/components/site/blog/blogPaths';
import { FollowForm } from '@/components/site/blog/FollowForm';
import { PostArticle } from '@/components/site/blog/PostArticle';
import { blogPreview } from '@/content/site/blog';
import { env } from '@/env';
import { getPreview } from '@/queries/blog/getPreview';

interface PreviewFrameProps {
  params: Promise<{ id: string }>;
}

export const metadata: Metadata = { title: blogPreview.title };

/** The post preview for the panel's live preview frame. For staff; 404 for everybody else. */
export default async function PreviewFrame({ params }: PreviewFrameProps) {
  const preview = await getPreview((await params).id, await headers());
  if (!preview) notFound();
  const { post, author } = preview;
  return (
    <>
      <FollowForm />
      <PostArticle post={post} author={author} address={`${env.SITE_URL}${postPath(post.slug)}`} />
    </>
  );
}
