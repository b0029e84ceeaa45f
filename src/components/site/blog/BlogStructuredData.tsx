import { StructuredData } from '@/components/site/structuredData/StructuredData';
import { blog, blogLabels } from '@/content/site/blog';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { blogNode } from '@/domain/seo/postNodes';
import { getFeaturedPost } from '@/queries/blog/getFeaturedPost';
import { getPostList } from '@/queries/blog/getPostList';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { siteOrigin } from '@/queries/siteOrigin';
import { postPath } from './blogPaths';

/** Structured data of the blog: the posts on its first page. */
export async function BlogStructuredData() {
  const [{ firmName }, { posts }, featured] = await Promise.all([
    getSiteSettings(),
    getPostList({ page: 1 }),
    getFeaturedPost(),
  ]);
  const shown = featured ? [featured, ...posts.filter(({ id }) => id !== featured.id)] : posts;
  const addressOf = (path: string) => absoluteAddress(siteOrigin, path);
  const node = blogNode({
    origin: siteOrigin,
    url: addressOf(blog.path),
    name: blogLabels.feedTitle(firmName),
    description: blog.description,
    posts: shown.map(({ slug, title, date }) => ({ url: addressOf(postPath(slug)), title, published: date })),
  });
  return <StructuredData page="blog" more={[node]} />;
}
