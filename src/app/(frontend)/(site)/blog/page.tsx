import { WholeBlog } from '@/components/site/blog/WholeBlog';
import { pageMetadata } from '@/components/site/pageMetadata';
import { StructuredData } from '@/components/site/structuredData/StructuredData';

export const generateMetadata = () => pageMetadata('blog');

export default function BlogPage() {
  return (
    <>
      <StructuredData page="blog" />
      <WholeBlog page={1} />
    </>
  );
}
