import type { Metadata } from 'next';
import { findCategoryOrMove } from '@/components/site/blog/findTopic';
import { topicMetadata } from '@/components/site/blog/topicMetadata';
import { TopicPosts } from '@/components/site/blog/TopicPosts';

interface CategoryProps {
  params: Promise<{ category: string }>;
}

/** None at build time: pages are rendered on the first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: CategoryProps): Promise<Metadata> {
  return topicMetadata(await findCategoryOrMove((await params).category, 1), 1);
}

export default async function CategoryPage({ params }: CategoryProps) {
  return <TopicPosts topic={await findCategoryOrMove((await params).category, 1)} page={1} />;
}
