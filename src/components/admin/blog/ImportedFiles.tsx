import { takeFocus } from '@/components/ui/takeFocus';
import { importTexts as texts } from '@/content/admin/blog';
import type { ImportedFile } from '@/schemas/blogImport';
import styles from '../list/OutcomeList.module.css';

/** Result of each file of an import. */
export function ImportedFiles({ files }: { files: readonly ImportedFile[] }) {
  const refused = files.filter(({ outcome }) => outcome === 'refused').length;
  return (
    <>
      <p ref={takeFocus} tabIndex={-1} role="status">
        {texts.summary(files.length - refused, refused)}
      </p>
      <ul role="list" aria-label={texts.files} className={styles.outcomes}>
        {files.map(({ file, outcome, message }) => (
          <li key={file} data-outcome={outcome}>
            <strong>{texts.outcomes[outcome]}</strong>
            <span>
              <span>{file}</span>
              {message ? <small>{message}</small> : null}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
