import { WholeBlog } from '@/components/site/blog/WholeBlog';
import { pageMetadata } from '@/components/site/pageMetadata';
import { blog } from '@/content/site/blog';

export const metadata = pageMetadata(blog);

export default function BlogPage() {
  return <WholeBlog page={1} />;
}
