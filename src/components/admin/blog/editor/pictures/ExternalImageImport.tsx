import { Button } from '@/components/ui/Button';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { externalImageTexts as texts } from '@/content/admin/postEditor';

interface ExternalImageImportProps {
  count: number;
  /** Index of the image that is being imported. */
  at: number | null;
  /** Result messages. */
  said: readonly string[];
  onImport: () => void;
}

/** Button that imports external images, and the results. */
export function ExternalImageImport({ count, at, said, onImport }: ExternalImageImportProps) {
  return (
    <div role="group" aria-label={texts.title} className={`${stack.gap3} ${stack.start}`}>
      {count > 0 ? (
        <Button
          variant="secondary"
          size="small"
          disabled={at !== null}
          aria-busy={at !== null}
          onClick={onImport}
        >
          {at === null ? texts.import(count) : texts.fetching(at, count)}
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
