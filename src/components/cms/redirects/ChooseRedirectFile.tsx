import { z } from 'zod';
import { useApiForm } from '@/client/useApiForm';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { focusElement } from '@/components/ui/focusElement';
import { TextField } from '@/components/ui/TextField';
import { redirectFileTexts as texts } from '@/content/admin/redirects';
import { decodeUtf8 } from '@/domain/text/decodeUtf8';
import { redirectFileLimits, type ImportRedirectsAnswer } from '@/schemas/redirects';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import { importRedirects } from './redirectsApi';

interface ChooseRedirectFileProps {
  onChecked: (csv: string, answer: ImportRedirectsAnswer) => void;
  onCancel: () => void;
}

const fileFormSchema = z
  .transform(({ file }: { file: FileList | null }) => ({ file: file?.[0] }))
  .pipe(
    z.object({
      file: z
        .file(texts.noFile)
        .max(redirectFileLimits.maxCharacters, texts.tooLarge)
        .transform(async (file, context) => {
          const csv = decodeUtf8(await file.arrayBuffer());
          if (csv !== null) return csv;
          context.addIssue(texts.notUtf8);
          return z.NEVER;
        }),
    }),
  );

/** Chooses a file and previews its import. */
export function ChooseRedirectFile({ onChecked, onCancel }: ChooseRedirectFileProps) {
  const { form, state, isSending, onSubmit, field } = useApiForm({
    defaultValues: { file: null },
    schema: fileFormSchema,
    send: async ({ file: csv }: z.output<typeof fileFormSchema>) => {
      onChecked(csv, await importRedirects({ csv, confirm: false }));
    },
    failureMessage: texts.failed,
  });
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className={stack.gap5}>
      <p ref={focusElement} tabIndex={-1}>
        {texts.lede}
      </p>
      <TextField label={texts.file} {...field('file')} type="file" accept=".csv,text/csv" required />
      {state.message ? <FormMessage>{state.message}</FormMessage> : null}
      <div className={`${row.gap3} ${row.middle} ${row.end}`}>
        <Button variant="secondary" disabled={isSending} onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button type="submit" disabled={isSending} aria-busy={isSending}>
          {isSending ? texts.checking : texts.check}
        </Button>
      </div>
    </form>
  );
}
