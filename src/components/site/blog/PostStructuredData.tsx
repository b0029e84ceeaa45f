import { JsonLdScript } from '@/components/site/structuredData/JsonLdScript';
import { memberPath } from '@/domain/team/memberPath';
import { SiteStructuredData } from '@/components/site/structuredData/SiteStructuredData';
import { postPreviewPicturePath } from '@/content/site/previewPicturePath';
import { picturePath } from '@/domain/blog/pictureName';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { jsonLdGraph } from '@/domain/seo/JsonLd';
import { pathOfPage } from '@/domain/seo/pageKeys';
import { postNodes } from '@/domain/seo/postNodes';
import type { FullPost } from '@/queries/blog/getPost';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { getAuthor } from '@/queries/getTeamMember';
import { siteOrigin } from '@/queries/siteOrigin';
import { postPath } from './blogPaths';
import { blogBreadcrumbs } from './blogBreadcrumbs';

/** Structured data of a post: the same facts as on its page. */
export async function PostStructuredData({ post }: { post: FullPost }) {
  const { slug, title, author, cover, category, canonicalUrl } = post;
  const [{ firmName, advisoryTeamName }, person] = await Promise.all([getSiteSettings(), getAuthor(author)]);
  const addressOf = (path: string) => absoluteAddress(siteOrigin, path);
  const nodes = postNodes({
    ...post,
    origin: siteOrigin,
    pageUrl: addressOf(postPath(slug)),
    url: addressOf(canonicalUrl ?? postPath(slug)),
    published: post.date,
    isByTeam: author === advisoryTeamName || author === firmName,
    personUrl: person && addressOf(memberPath(person.slug)),
    teamUrl: addressOf(pathOfPage('team')),
    imageUrl: addressOf(cover ? picturePath(cover.filename) : postPreviewPicturePath(slug)),
    category: category && category.name,
    breadcrumbs: blogBreadcrumbs({ name: title, path: postPath(slug) }),
  });
  return (
    <>
      <SiteStructuredData />
      <JsonLdScript data={jsonLdGraph(nodes)} />
    </>
  );
}
