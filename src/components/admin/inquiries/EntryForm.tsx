import { useId, useState } from 'react';
import { z } from 'zod';
import { tabItems } from '@/client/browserItems';
import { useApiForm } from '@/client/useApiForm';
import { useWriterId } from '@/client/useWriterId';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import stack from '@/components/ui/Stack.module.css';
import { TextArea } from '@/components/ui/TextArea';
import styles from './InquiryScreen.module.css';

/** Text input stored in this tab per user and subject, so that it survives a reload or navigation. */
function useKeptText(kind: string, subject: number) {
  const key = `${kind}:${useWriterId()}:${subject}`;
  const [kept] = useState(() => tabItems.read(key) ?? '');
  return { kept, keep: (text: string) => tabItems.write(key, text || null) };
}

interface EntryFormProps {
  inquiryId: number;
  /** Storage key of the input in this tab. */
  keptAs: string;
  /** Schema of the text, from the API contract. */
  schema: z.ZodType<string, string>;
  maxLength: number;
  texts: { title: string; label: string; hint: string; send: string; sending: string; failed: string };
  variant?: 'primary' | 'secondary';
  rows: number;
  send: (text: string) => Promise<void>;
}

/** Form for a note or a reply. The input is cleared only after the server has stored it. */
export function EntryForm(props: EntryFormProps) {
  const { inquiryId, keptAs, schema, maxLength, texts, variant, rows, send } = props;
  const titleId = useId();
  const { kept, keep } = useKeptText(keptAs, inquiryId);
  const { form, state, isSending, onSubmit, field, reset } = useApiForm({
    defaultValues: { text: kept },
    schema: z.object({ text: schema }),
    send: async ({ text }: { text: string }) => {
      await send(text);
      keep('');
      reset({ text: '' });
    },
    failureMessage: texts.failed,
  });
  const { onChange, ...text } = field('text');
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby={titleId}
      className={`${styles.form} ${stack.gap3} ${stack.start}`}
      onSubmit={onSubmit}
    >
      <h2 id={titleId} className={styles.heading}>
        {texts.title}
      </h2>
      <fieldset disabled={isSending}>
        <TextArea
          label={texts.label}
          hint={texts.hint}
          dir="auto"
          rows={rows}
          maxLength={maxLength}
          required
          {...text}
          onChange={(event) => {
            keep(event.target.value);
            void onChange(event);
          }}
        />
      </fieldset>
      {state.message ? <FormMessage>{state.message}</FormMessage> : null}
      <Button type="submit" variant={variant} disabled={isSending} aria-busy={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </form>
  );
}
