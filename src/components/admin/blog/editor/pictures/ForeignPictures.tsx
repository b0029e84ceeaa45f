import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { PostFinding } from '@/schemas/blogCheck';
import { BringInPictures } from './BringInPictures';
import { foundPictures, useForeignPictures } from './useForeignPictures';

interface ForeignPicturesProps {
  findings: readonly PostFinding[];
  content: string;
  onContent: (content: string) => void;
}

/** Offers to bring in the pictures of other sites, which readers would only get links to. */
export function ForeignPictures({ findings, content, onContent }: ForeignPicturesProps) {
  // What is typed meanwhile stays.
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });
  const { bringIn, ...offer } = useForeignPictures(foundPictures(findings), async ({ address }, { url }) => {
    const { withPictureAddress } = await import('@/domain/markdown/pictureAddresses');
    latest.current = withPictureAddress(latest.current, address, url);
    // It is in the form before it is no longer on its way.
    flushSync(() => onContent(latest.current));
  });
  return <BringInPictures {...offer} onBringIn={() => void bringIn()} />;
}
