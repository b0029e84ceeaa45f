import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { foreignPictureTexts as texts } from '@/content/admin/postEditor';
import type { PostFinding } from '@/schemas/blogCheck';
import { useForeignPictures } from './useForeignPictures';

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
  const { count, at, said, bringIn } = useForeignPictures(findings, async (from, to) => {
    const { withPictureAddress } = await import('@/domain/markdown/pictureAddresses');
    latest.current = withPictureAddress(latest.current, from, to);
    onContent(latest.current);
  });

  return (
    <div role="group" aria-label={texts.title} className={`${stack.gap3} ${stack.start}`}>
      {count > 0 ? (
        <Button
          variant="secondary"
          size="small"
          disabled={at !== null}
          aria-busy={at !== null}
          onClick={() => void bringIn()}
        >
          {at === null ? texts.bringIn(count) : texts.fetching(at, count)}
        </Button>
      ) : null}
      <div role="status" className={`${stack.gap2} ${text.small} ${text.breaks}`}>
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
