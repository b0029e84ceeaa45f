import { notFound } from 'next/navigation';
import { blog } from '@/content/site/blog';
import { getBlogTopics } from '@/queries/blog/getBlogTopics';
import { getFeaturedPost } from '@/queries/blog/getFeaturedPost';
import { getPostList } from '@/queries/blog/getPostList';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { BlogStructuredData } from './BlogStructuredData';
import { PostListPage } from './PostListPage';

/** A page of all posts; the first one opens with the featured post. */
export async function WholeBlog({ page }: { page: number }) {
  const [{ booking, firmName }, topics, list, featured] = await Promise.all([
    getSiteSettings(),
    getBlogTopics(),
    getPostList({ page }),
    getFeaturedPost(),
  ]);
  if (page > 1 && list.posts.length === 0) notFound();
  const isFirst = page === 1;
  const shown = featured ? [featured, ...list.posts.filter(({ id }) => id !== featured.id)] : list.posts;
  return (
    <>
      {isFirst ? <BlogStructuredData firmName={firmName} posts={shown} /> : null}
      <PostListPage
        heading={blog.heading}
        lede={isFirst ? blog.lede : null}
        path={blog.path}
        {...{ page, list, topics, featured, booking }}
      />
    </>
  );
}
