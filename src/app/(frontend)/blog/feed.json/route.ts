import { answerFeed } from '@/components/site/blog/answerFeed';
import { jsonFeedPath } from '@/components/site/blog/blogPaths';
import { getFeed } from '@/queries/blog/feeds/getFeed';

export async function GET({ headers }: Request): Promise<Response> {
  return answerFeed(headers, await getFeed({ format: 'json', path: jsonFeedPath }), 'application/feed+json');
}
