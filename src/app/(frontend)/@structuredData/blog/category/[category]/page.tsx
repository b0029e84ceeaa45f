import { findCategory } from '@/components/site/blog/findTopic';
import { TopicStructuredData } from '@/components/site/blog/TopicStructuredData';

interface CategoryProps {
  params: Promise<{ category: string }>;
}

export default async function CategoryStructuredData({ params }: CategoryProps) {
  return <TopicStructuredData topic={await findCategory((await params).category)} />;
}
