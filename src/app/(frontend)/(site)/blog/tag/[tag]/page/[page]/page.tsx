import type { Metadata } from 'next';
import { findTag } from '@/components/site/blog/findTopic';
import { readPageNumber } from '@/components/site/blog/readPageNumber';
import { topicMetadata } from '@/components/site/blog/topicMetadata';
import { TopicPosts } from '@/components/site/blog/TopicPosts';

interface TagPageProps {
  params: Promise<{ tag: string; page: string }>;
}

/** None at build time: pages are rendered on the first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: TagPageProps): Promise<Metadata> {
  const { tag, page } = await params;
  return topicMetadata(await findTag(tag), readPageNumber(page));
}

export default async function OlderTagPage({ params }: TagPageProps) {
  const { tag, page } = await params;
  return <TopicPosts topic={await findTag(tag)} page={readPageNumber(page)} />;
}
