import { useEffect, useRef, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import { Button } from '@/components/ui/Button';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { foreignPictureTexts as texts } from '@/content/admin/postEditor';
import type { PostFinding } from '@/schemas/blogCheck';
import { uploadFailure } from '../uploadFailure';
import { importForeignPicture } from './picturesApi';

type ForeignPicture = NonNullable<PostFinding['foreignPicture']>;

interface ForeignPicturesProps {
  findings: readonly PostFinding[];
  content: string;
  onContent: (content: string) => void;
}

/** Offers to bring in the pictures of other sites, which readers would only get links to. */
export function ForeignPictures({ findings, content, onContent }: ForeignPicturesProps) {
  const pictures = distinct(findings.flatMap(({ foreignPicture }) => foreignPicture ?? []));
  const [at, setAt] = useState<number | null>(null);
  const [said, setSaid] = useState<readonly string[]>([]);
  // What is typed meanwhile stays.
  const latest = useRef(content);
  useEffect(() => {
    latest.current = content;
  });

  const bringIn = async () => {
    const { withPictureAddress } = await import('@/domain/markdown/pictureAddresses');
    const refused: string[] = [];
    setSaid([]);
    for (const [index, { address, alt }] of pictures.entries()) {
      setAt(index + 1);
      try {
        const { url } = await importForeignPicture({ address, alt });
        const changed = withPictureAddress(latest.current, address, url);
        latest.current = changed;
        onContent(changed);
      } catch (reason) {
        logFailure('A picture could not be brought in', reason);
        refused.push(texts.refused(address, uploadFailure(reason)));
      }
    }
    setAt(null);
    const count = pictures.length - refused.length;
    setSaid(count > 0 ? [...refused, texts.broughtIn(count)] : refused);
  };

  return (
    <div role="group" aria-label={texts.title} className={`${stack.gap3} ${stack.start}`}>
      {pictures.length > 0 ? (
        <Button
          variant="secondary"
          size="small"
          disabled={at !== null}
          aria-busy={at !== null}
          onClick={() => void bringIn()}
        >
          {at === null ? texts.bringIn(pictures.length) : texts.fetching(at, pictures.length)}
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

const distinct = (pictures: readonly ForeignPicture[]): ForeignPicture[] => [
  ...new Map(pictures.map((picture) => [picture.address, picture])).values(),
];
