import { PostStructuredData } from '@/components/site/blog/PostStructuredData';
import { slugProblem } from '@/domain/blog/slugProblem';
import { getPost } from '@/queries/blog/getPost';

interface PostProps {
  params: Promise<{ slug: string }>;
}

/** Structured data of a post. Missing and moved posts are handled by the page itself. */
export default async function PostPageStructuredData({ params }: PostProps) {
  const { slug } = await params;
  const answer = slugProblem(slug) ? null : await getPost(slug);
  return answer && 'post' in answer ? <PostStructuredData post={answer.post} /> : null;
}
