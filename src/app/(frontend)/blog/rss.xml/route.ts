import { answerFeed } from '@/components/site/blog/answerFeed';
import { rssPath } from '@/components/site/blog/blogPaths';
import { getFeed } from '@/queries/blog/feeds/getFeed';

export async function GET({ headers }: Request): Promise<Response> {
  return answerFeed(headers, await getFeed({ format: 'rss', path: rssPath }), 'application/rss+xml');
}
