import { useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { logFailure } from '@/client/logFailure';
import { uploadFile } from '@/client/uploadFile';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Dialog } from '@/components/ui/Dialog';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { importTexts as texts } from '@/content/admin/blog';
import { listTexts } from '@/content/admin/lists';
import type { ImportAnswer } from '@/schemas/blogImport';
import { importPath } from './blogApi';
import { ImportedFiles } from './ImportedFiles';
import styles from './ImportPosts.module.css';

interface ImportDialogProps {
  titleId: string;
  onImported: () => void;
  onClose: () => void;
}

/** Takes a Markdown file or an archive of them, and says what became of each. */
export function ImportDialog({ titleId, onImported, onClose }: ImportDialogProps) {
  const [file, setFile] = useState<File | null>(null);
  const [replaces, setReplaces] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);

  const send = async () => {
    if (isBusy) return;
    if (!file) {
      setError(texts.noFile);
      return;
    }
    const fields = new FormData();
    fields.set('replace', String(replaces));
    fields.set('file', file);
    setIsBusy(true);
    setError(null);
    try {
      setAnswer(await uploadFile<ImportAnswer>(importPath, { fields }));
      onImported();
    } catch (reason) {
      logFailure('The import failed', reason);
      setError((reason instanceof ApiError && reason.serverMessage) || texts.failed);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog labelledBy={titleId} onDismiss={() => (isBusy ? undefined : onClose())}>
      <form
        noValidate
        className={styles.outcome}
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h2 id={titleId} className={styles.title}>
          {texts.title}
        </h2>
        {answer ? (
          <ImportedFiles files={answer.files} />
        ) : (
          <>
            <p>{texts.lede}</p>
            <TextField
              label={texts.file}
              type="file"
              accept=".md,.markdown,.zip"
              required
              onChange={({ target }) => setFile(target.files?.[0] ?? null)}
            />
            <Choice
              type="checkbox"
              label={texts.replace}
              checked={replaces}
              onChange={({ target }) => setReplaces(target.checked)}
            />
          </>
        )}
        {error ? <FormMessage>{error}</FormMessage> : null}
        <div className={styles.actions}>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {answer ? listTexts.close : listTexts.cancel}
          </Button>
          {answer ? null : (
            <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
              {isBusy ? texts.importing : texts.start}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
