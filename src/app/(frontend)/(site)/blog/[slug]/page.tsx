import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { postPath } from '@/components/site/blog/blogPaths';
import { PostArticle } from '@/components/site/blog/PostArticle';
import { postMetadata } from '@/components/site/blog/postMetadata';
import { ReadOn } from '@/components/site/blog/ReadOn';
import { withFeeds } from '@/components/site/blog/withFeeds';
import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { blogLabels } from '@/content/site/blog';
import { slugProblem } from '@/domain/blog/slugProblem';
import { env } from '@/env';
import { getPost, type FullPost } from '@/queries/blog/getPost';
import { getPostSurroundings } from '@/queries/blog/getPostSurroundings';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { getAuthor } from '@/queries/getTeamMember';

interface PostPageProps {
  params: Promise<{ slug: string }>;
}

/** None at build time: pages are rendered on the first request. */
export const generateStaticParams = () => [];

/** Returns the published post of a slug. Redirects a former slug to the current one; otherwise 404. */
async function findPost({ params }: PostPageProps): Promise<FullPost> {
  const { slug } = await params;
  const answer = slugProblem(slug) ? null : await getPost(slug);
  if (!answer) notFound();
  if ('movedTo' in answer) permanentRedirect(postPath(answer.movedTo));
  return answer.post;
}

export async function generateMetadata(props: PostPageProps): Promise<Metadata> {
  return withFeeds(await postMetadata(await findPost(props)));
}

export default async function PostPage(props: PostPageProps) {
  const post = await findPost(props);
  const { id, date, category, tags } = post;
  const [{ booking }, author, surroundings] = await Promise.all([
    getSiteSettings(),
    getAuthor(post.author),
    getPostSurroundings({ id, date, categoryId: category?.id ?? null, tags }),
  ]);
  return (
    <>
      <PostArticle post={post} author={author} address={`${env.SITE_URL}${postPath(post.slug)}`} />
      <ReadOn surroundings={surroundings} />
      <CompanyClosing title={blogLabels.closing} booking={booking} />
    </>
  );
}
