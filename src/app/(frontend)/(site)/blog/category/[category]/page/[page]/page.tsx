import type { Metadata } from 'next';
import { findCategoryOrMove } from '@/components/site/blog/findTopic';
import { readPageNumber } from '@/components/site/blog/readPageNumber';
import { topicMetadata } from '@/components/site/blog/topicMetadata';
import { TopicPosts } from '@/components/site/blog/TopicPosts';

interface CategoryPageProps {
  params: Promise<{ category: string; page: string }>;
}

/** None at build time: pages are rendered on the first request. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: CategoryPageProps): Promise<Metadata> {
  const { category, page } = await params;
  const number = readPageNumber(page);
  return topicMetadata(await findCategoryOrMove(category, number), number);
}

export default async function OlderCategoryPage({ params }: CategoryPageProps) {
  const { category, page } = await params;
  const number = readPageNumber(page);
  return <TopicPosts topic={await findCategoryOrMove(category, number)} page={number} />;
}
