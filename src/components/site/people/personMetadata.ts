import type { Metadata } from 'next';
import { contentMetadata } from '@/components/site/contentMetadata';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { picturePath } from '@/domain/blog/pictureName';
import { pathOfPage } from '@/domain/seo/pageKeys';
import { memberPath } from '@/domain/team/memberPath';
import { cutAtWord } from '@/domain/text/cutAtWord';
import type { TeamMember } from '@/queries/getTeamMembers';

/** Search engines truncate longer ones. */
const descriptionCharacters = 155;

/** Returns the metadata of a team member's page. Link previews show their photo, or the team page's image. */
export async function personMetadata({ name, slug, role, bio, photo }: TeamMember): Promise<Metadata> {
  const head = await contentMetadata({
    path: memberPath(slug),
    title: `${name}, ${role}`,
    description: cutAtWord(bio.replace(/\s+/g, ' ').trim(), descriptionCharacters),
    imagePath: previewPicturePath(pathOfPage('team')),
  });
  const images = photo
    ? [{ url: picturePath(photo.filename), width: photo.widthPx, height: photo.heightPx, alt: photo.alt }]
    : head.openGraph?.images;
  return {
    ...head,
    openGraph: { ...head.openGraph, type: 'profile', images },
    twitter: { ...head.twitter, images },
  };
}
