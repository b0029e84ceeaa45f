import { StructuredData } from '@/components/site/structuredData/StructuredData';
import { blog, blogLabels } from '@/content/site/blog';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { blogNode } from '@/domain/seo/postNodes';
import type { PostSummary } from '@/queries/blog/PostSummary';
import { siteOrigin } from '@/queries/siteOrigin';
import { postPath } from './blogPaths';

interface BlogStructuredDataProps {
  firmName: string;
  /** Those that the page shows. */
  posts: readonly PostSummary[];
}

/** What machines read about the blog on its first page. */
export function BlogStructuredData({ firmName, posts }: BlogStructuredDataProps) {
  const addressOf = (path: string) => absoluteAddress(siteOrigin, path);
  const node = blogNode({
    origin: siteOrigin,
    url: addressOf(blog.path),
    name: blogLabels.feedTitle(firmName),
    description: blog.description,
    posts: posts.map(({ slug, title, date }) => ({ url: addressOf(postPath(slug)), title, published: date })),
  });
  return <StructuredData page="blog" more={[node]} />;
}
