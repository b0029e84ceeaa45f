import { landing } from '@/content/site/landing';
import { guideText } from '@/domain/seo/guideText';
import { getListedPosts } from '@/queries/blog/getListedPosts';
import { getListedPages, type ListedPage } from '@/queries/seo/getListedPages';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const dynamic = 'force-static';

/** A short guide to the site for language models, in the format of https://llmstxt.org */
export async function GET(): Promise<Response> {
  const [pages, posts, { firmName, contactEmail }] = await Promise.all([
    getListedPages(),
    getListedPosts(),
    getSiteSettings(),
  ]);
  const links = (listed: ListedPage[]) =>
    listed.map(({ url, title, description }) => `- [${guideText(title)}](${url}): ${guideText(description)}`);
  const lines = [
    `# ${guideText(firmName)}`,
    '',
    `> ${guideText(landing.description)}`,
    '',
    ...(contactEmail ? [`Contact: ${contactEmail}`, ''] : []),
    '## Pages',
    '',
    ...links(pages),
    ...(posts.length > 0 ? ['', '## Blog', '', ...links(posts)] : []),
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
