import { notFound } from 'next/navigation';
import { getBlogTopics } from '@/queries/blog/getBlogTopics';
import { getPostList } from '@/queries/blog/getPostList';
import { getSiteSettings } from '@/queries/getSiteSettings';
import type { BlogTopic } from './findTopic';
import { PostListPage } from './PostListPage';

interface TopicPostsProps {
  /** Null: no topic at this address. */
  topic: BlogTopic | null;
  page: number | null;
}

/** A page of posts on one topic. */
export async function TopicPosts({ topic, page }: TopicPostsProps) {
  if (!topic || !page) notFound();
  const [{ booking }, topics, list] = await Promise.all([
    getSiteSettings(),
    getBlogTopics(),
    getPostList({ page, ...topic.filter }),
  ]);
  if (list.posts.length === 0) notFound();
  const { heading, path } = topic;
  const lede = page === 1 ? topic.description : null;
  return <PostListPage {...{ heading, lede, path, page, list, topics, booking }} />;
}
