import type { Metadata } from 'next';
import { contentMetadata } from '@/components/site/contentMetadata';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { picturePath } from '@/domain/blog/pictureName';
import { pathOfPage } from '@/domain/seo/pageKeys';
import { memberPath } from '@/domain/team/memberPath';
import { cutAtWord } from '@/domain/text/cutAtWord';
import type { TeamMember } from '@/queries/getTeamMembers';

/** Search engines cut what is longer. */
const descriptionCharacters = 155;

/** The head of somebody's page. Link previews show their photo, or the team's picture. */
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
