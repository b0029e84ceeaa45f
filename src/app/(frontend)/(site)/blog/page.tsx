import { WholeBlog } from '@/components/site/blog/WholeBlog';
import { withFeeds } from '@/components/site/blog/withFeeds';
import { pageMetadata } from '@/components/site/pageMetadata';

export const generateMetadata = async () => withFeeds(await pageMetadata('blog'));

export default function BlogPage() {
  return <WholeBlog page={1} />;
}
