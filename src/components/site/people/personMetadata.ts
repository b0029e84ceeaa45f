import type { Metadata } from 'next';
import { contentMetadata } from '@/components/site/contentMetadata';
import { previewPicturePath } from '@/content/site/previewPicturePath';
import { picturePath } from '@/domain/blog/pictureName';
import { pathOfPage } from '@/domain/seo/pageKeys';
import type { TeamMember } from '@/queries/getTeamMembers';
import { memberPath } from '@/domain/team/memberPath';

/** Search engines cut what is longer. */
const descriptionCharacters = 155;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= descriptionCharacters) return line;
  return `${line.slice(0, line.lastIndexOf(' ', descriptionCharacters)).replace(/[,;:.]$/, '')}…`;
}

/** The head of somebody's page. Link previews show their photo, or the team's picture. */
export async function personMetadata({ name, slug, role, bio, photo }: TeamMember): Promise<Metadata> {
  const head = await contentMetadata({
    path: memberPath(slug),
    title: `${name}, ${role}`,
    description: shortened(bio),
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
