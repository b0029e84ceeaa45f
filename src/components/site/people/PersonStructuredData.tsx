import { JsonLdScript } from '@/components/site/structuredData/JsonLdScript';
import { SiteStructuredData } from '@/components/site/structuredData/SiteStructuredData';
import { shownPages } from '@/content/site/shownPages';
import { picturePath } from '@/domain/blog/pictureName';
import { absoluteAddress } from '@/domain/seo/absoluteAddress';
import { jsonLdGraph } from '@/domain/seo/JsonLd';
import { pathOfPage } from '@/domain/seo/pageKeys';
import { personNodes } from '@/domain/seo/personNodes';
import type { TeamMember } from '@/queries/getTeamMembers';
import { siteOrigin } from '@/queries/siteOrigin';
import { memberPath } from '@/domain/team/memberPath';

/** Structured data of a team member: what their page shows. */
export function PersonStructuredData({ person }: { person: TeamMember }) {
  const { name, slug, role, bio, photo, link, updatedAt } = person;
  const path = memberPath(slug);
  const addressOf = (place: string) => absoluteAddress(siteOrigin, place);
  const nodes = personNodes({
    origin: siteOrigin,
    url: addressOf(path),
    name,
    role,
    description: bio,
    imageUrl: photo && addressOf(picturePath(photo.filename)),
    profile: link,
    updated: updatedAt,
    breadcrumbs: [
      { name: shownPages.landing.name, path: '/' },
      { name: shownPages.team.name, path: pathOfPage('team') },
      { name, path },
    ],
  });
  return (
    <>
      <SiteStructuredData />
      <JsonLdScript data={jsonLdGraph(nodes)} />
    </>
  );
}
