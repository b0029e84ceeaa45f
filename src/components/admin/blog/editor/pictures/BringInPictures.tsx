import { Button } from '@/components/ui/Button';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { foreignPictureTexts as texts } from '@/content/admin/postEditor';

interface BringInPicturesProps {
  count: number;
  /** Index of the image that is being imported. */
  at: number | null;
  /** Result messages. */
  said: readonly string[];
  onBringIn: () => void;
}

/** Button that imports external images, and the results. */
export function BringInPictures({ count, at, said, onBringIn }: BringInPicturesProps) {
  return (
    <div role="group" aria-label={texts.title} className={`${stack.gap3} ${stack.start}`}>
      {count > 0 ? (
        <Button
          variant="secondary"
          size="small"
          disabled={at !== null}
          aria-busy={at !== null}
          onClick={onBringIn}
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
