import { useState } from 'react';
import { z } from 'zod';
import { uploadFile } from '@/client/uploadFile';
import { useApiForm } from '@/client/useApiForm';
import { Button } from '@/components/ui/Button';
import { Choice } from '@/components/ui/Choice';
import { Dialog } from '@/components/ui/Dialog';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { focusElement } from '@/components/ui/focusElement';
import { importTexts as texts } from '@/content/admin/blog';
import { listTexts } from '@/content/admin/lists';
import { dialogLabels } from '@/content/dialogs';
import { importPostsBody, type ImportAnswer, type ImportedFile } from '@/schemas/blogImport';
import { importPath } from './blogApi';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import row from '@/components/ui/Row.module.css';
import space from '@/components/ui/Space.module.css';
import styles from '../list/OutcomeList.module.css';

interface ImportDialogProps {
  titleId: string;
  onImported: () => void;
  onClose: () => void;
}

interface ImportForm {
  file: FileList | null;
  replace: boolean;
}

/** The API contract, which accepts text and files. */
const importFormSchema = z
  .transform(({ file, replace }: ImportForm): z.input<typeof importPostsBody> => ({
    file: file?.[0],
    replace: replace ? 'true' : 'false',
  }))
  .pipe(importPostsBody.extend({ file: z.file(texts.noFile) }));

/** Imports a Markdown file or an archive of them and reports the result of each file. */
export function ImportDialog({ titleId, onImported, onClose }: ImportDialogProps) {
  const [answer, setAnswer] = useState<ImportAnswer | null>(null);
  const { form, state, isSending, onSubmit, field } = useApiForm({
    defaultValues: { file: null, replace: false },
    schema: importFormSchema,
    send: async ({ file, replace }: z.output<typeof importFormSchema>) => {
      const fields = new FormData();
      fields.set('replace', String(replace));
      fields.set('file', file);
      setAnswer(await uploadFile<ImportAnswer>(importPath, { fields }));
      onImported();
    },
    failureMessage: texts.failed,
  });

  return (
    <Dialog labelledBy={titleId} onDismiss={() => (isSending ? undefined : onClose())}>
      <form ref={form} noValidate className={`${stack.gap4} ${card.pad6}`} onSubmit={onSubmit}>
        <h2 id={titleId} className={text.heading}>
          {texts.title}
        </h2>
        {answer ? (
          <ImportedFiles files={answer.files} />
        ) : (
          <>
            <p>{texts.lede}</p>
            <TextField
              label={texts.file}
              {...field('file')}
              type="file"
              accept=".md,.markdown,.zip"
              required
            />
            <Choice type="checkbox" label={texts.replace} {...field('replace')} />
          </>
        )}
        {state.message ? <FormMessage>{state.message}</FormMessage> : null}
        <div className={`${row.gap3} ${row.even} ${space.above2}`}>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {answer ? listTexts.close : dialogLabels.cancel}
          </Button>
          {answer ? null : (
            <Button type="submit" disabled={isSending} aria-busy={isSending}>
              {isSending ? texts.importing : texts.start}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}

/** Result of each file of an import. */
function ImportedFiles({ files }: { files: readonly ImportedFile[] }) {
  const refused = files.filter(({ outcome }) => outcome === 'refused').length;
  return (
    <>
      <p ref={focusElement} tabIndex={-1} role="status">
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
