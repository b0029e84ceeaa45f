import { Button, useForm } from '@payloadcms/ui';
import {
  externalImagesIn,
  useExternalImageImport,
} from '@/components/admin/blog/editor/pictures/useExternalImageImport';
import { externalImageTexts as texts } from '@/content/admin/postEditor';
import type { PostFinding } from '@/schemas/blogCheck';
import styles from './ExternalImageOffer.module.css';
import stack from '@/components/ui/Stack.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';

/** In the panel's check: imports the external images that Markdown in the text refers to. */
export function ExternalImageOffer({ findings }: { findings: readonly PostFinding[] }) {
  const { dispatchFields, getDataByPath, setModified } = useForm();
  const { count, at, said, importAll } = useExternalImageImport(
    externalImagesIn(findings),
    async ({ address: from }, { url: to }) => {
      const { withBodyPictureAddress } = await import('@/domain/markdown/bodyPictureAddresses');
      const body = withBodyPictureAddress(getDataByPath('body'), from, to);
      // Lexical accepts a programmatic value only with a changed `initialValue`.
      dispatchFields({ type: 'UPDATE', path: 'body', value: body, initialValue: body });
      setModified(true);
    },
  );
  return (
    <div
      role="group"
      aria-label={texts.title}
      className={`${styles.offer} ${stack.gap2} ${stack.start} ${space.above3} ${text.breaks}`}
    >
      {count > 0 ? (
        <Button
          buttonStyle="secondary"
          size="small"
          margin={false}
          disabled={at !== null}
          onClick={() => void importAll()}
        >
          {at === null ? texts.import(count) : texts.fetching(at, count)}
        </Button>
      ) : null}
      <div role="status">
        {said.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
