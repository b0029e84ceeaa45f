import { findTag } from '@/components/site/blog/findTopic';
import { TopicStructuredData } from '@/components/site/blog/TopicStructuredData';

interface TagProps {
  params: Promise<{ tag: string }>;
}

export default async function TagStructuredData({ params }: TagProps) {
  return <TopicStructuredData topic={await findTag((await params).tag)} />;
}
