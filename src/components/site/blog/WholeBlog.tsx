import { notFound } from 'next/navigation';
import { blog } from '@/content/site/blog';
import { getBlogTopics } from '@/queries/blog/getBlogTopics';
import { getFeaturedPost } from '@/queries/blog/getFeaturedPost';
import { getPostList } from '@/queries/blog/getPostList';
import { getPageCopy } from '@/queries/getPageCopy';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { PostListPage } from './PostListPage';

/** A page of all posts; the first one starts with the featured post. */
export async function WholeBlog({ page }: { page: number }) {
  const [{ hero }, { booking }, topics, list, featured] = await Promise.all([
    getPageCopy('blog'),
    getSiteSettings(),
    getBlogTopics(),
    getPostList({ page }),
    getFeaturedPost(),
  ]);
  if (page > 1 && list.posts.length === 0) notFound();
  return (
    <PostListPage
      heading={hero.heading}
      lede={page === 1 ? hero.lede : null}
      path={blog.path}
      {...{ page, list, topics, featured, booking }}
    />
  );
}
