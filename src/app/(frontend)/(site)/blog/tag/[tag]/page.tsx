import type { Metadata } from 'next';
import { findTag } from '@/components/site/blog/findTopic';
import { topicMetadata } from '@/components/site/blog/topicMetadata';
import { TopicPosts } from '@/components/site/blog/TopicPosts';

interface TagProps {
  params: Promise<{ tag: string }>;
}

/** None at build time: pages are rendered on the first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: TagProps): Promise<Metadata> {
  return topicMetadata(await findTag((await params).tag), 1);
}

export default async function TagPage({ params }: TagProps) {
  return <TopicPosts topic={await findTag((await params).tag)} page={1} />;
}
