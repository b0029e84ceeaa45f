import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pagePath } from '@/components/site/blog/blogPaths';
import { readPageNumber } from '@/components/site/blog/readPageNumber';
import { WholeBlog } from '@/components/site/blog/WholeBlog';
import { withFeeds } from '@/components/site/blog/withFeeds';
import { contentMetadata } from '@/components/site/contentMetadata';
import { blog, blogLabels } from '@/content/site/blog';
import { previewPicturePath } from '@/content/site/previewPicturePath';

interface OlderPostsProps {
  params: Promise<{ page: string }>;
}

/** None at build time: pages are rendered on the first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: OlderPostsProps): Promise<Metadata> {
  const page = readPageNumber((await params).page);
  if (!page) return {};
  const title = blogLabels.pageTitle(blog.title, page);
  return withFeeds(
    await contentMetadata({
      ...blog,
      title,
      path: pagePath(blog.path, page),
      imagePath: previewPicturePath(blog.path),
    }),
  );
}

export default async function OlderPostsPage({ params }: OlderPostsProps) {
  const page = readPageNumber((await params).page);
  if (!page) notFound();
  return <WholeBlog page={page} />;
}
