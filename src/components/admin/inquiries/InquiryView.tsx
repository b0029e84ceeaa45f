import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { useSession } from '@/client/useSession';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { ConfirmDialog } from '@/components/ui/ConfirmDialog';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { inquiryScreenTexts as texts, inquiryTexts } from '@/content/admin/inquiries';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { formatMoment } from '@/format/dates';
import { type InquiryDetails, inquiryNoteBodySchema } from '@/schemas/inquiryDesk';
import { useDeletion } from '../useDeletion';
import { EntryForm } from './EntryForm';
import { deleteInquiry } from './inquiriesApi';
import { InquiryFacts } from './InquiryFacts';
import { InquiryHandling } from './InquiryHandling';
import { InquiryHistory } from './InquiryHistory';
import styles from './InquiryScreen.module.css';
import { ReplyForm } from './ReplyForm';
import type { useInquiry } from './useInquiry';

interface DeleteInquiryProps {
  inquiry: InquiryDetails;
  listHref: string;
  say: (message: string) => void;
}

/** Confirms, deletes, and returns to the list. */
function DeleteInquiry({ inquiry, listHref, say }: DeleteInquiryProps) {
  const [isAsking, setIsAsking] = useState(false);
  const router = useRouter();
  const deletion = useDeletion({
    remove: () => deleteInquiry(inquiry.id),
    onDeleted: () => {
      say(texts.deleted(inquiry.name));
      router.replace(listHref);
    },
    failure: 'The inquiry could not be deleted',
    describeFailure: () => texts.deleteFailed,
  });
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        {texts.delete}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={texts.deleteTitle}
          confirm={texts.delete}
          confirming={texts.deleting}
          {...deletion}
          onCancel={() => setIsAsking(false)}
        >
          <p>{texts.deleteQuestion(inquiry.name)}</p>
          <p>{texts.deleteFinal}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const formTexts = {
  title: texts.note,
  label: texts.noteText,
  hint: texts.noteHint,
  send: texts.addNote,
  sending: texts.adding,
  failed: texts.noteFailed,
};

interface NoteFormProps {
  inquiryId: number;
  add: (text: string) => Promise<void>;
}

/** Adds an internal note. */
function NoteForm({ inquiryId, add }: NoteFormProps) {
  return (
    <EntryForm
      inquiryId={inquiryId}
      keptAs="inquiry-note"
      schema={inquiryNoteBodySchema.shape.text}
      maxLength={inquiryLimits.noteMaxLength}
      texts={formTexts}
      variant="secondary"
      rows={3}
      send={add}
    />
  );
}

interface InquiryViewProps extends Omit<ReturnType<typeof useInquiry>, 'inquiry'> {
  inquiry: InquiryDetails;
  listHref: string;
  say: (message: string) => void;
}

/** Message, history and actions of an inquiry. */
export function InquiryView({ inquiry, reload, save, write, listHref, say }: InquiryViewProps) {
  const isAdmin = useSession().user?.role === 'admin';
  const title = useRef<HTMLHeadingElement>(null);
  // The screen replaces the list, which had focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1} className={`${styles.title} ${text.title} ${text.breaks}`}>
          {inquiry.name}
        </h1>
        <Badge tone={inquiry.status === 'new' ? 'green' : 'outline'}>
          {inquiryTexts.states[inquiry.status]}
        </Badge>
        <p className={text.quiet}>{texts.received(formatMoment(inquiry.createdAt))}</p>
      </header>
      <div className={styles.columns}>
        <div className={stack.gap6}>
          <section aria-label={texts.message}>
            <p dir="auto" className={styles.message}>
              {inquiry.message}
            </p>
          </section>
          <InquiryHistory entries={inquiry.entries} />
          {isAdmin ? (
            <ReplyForm
              inquiry={inquiry}
              send={async (text) => {
                await write('replies', text);
                say(texts.sent);
              }}
            />
          ) : (
            <p className={text.quiet}>{texts.onlyAdmins}</p>
          )}
          <NoteForm
            inquiryId={inquiry.id}
            add={async (text) => {
              await write('notes', text);
              say(texts.noted);
            }}
          />
        </div>
        <aside className={`${stack.gap4} ${stack.start}`}>
          <InquiryHandling
            inquiry={inquiry}
            save={async (body) => {
              const saved = await save(body);
              say(texts.saved);
              return saved;
            }}
            onReload={reload}
          />
          <InquiryFacts inquiry={inquiry} />
          {isAdmin ? <DeleteInquiry {...{ inquiry, listHref, say }} /> : null}
        </aside>
      </div>
    </>
  );
}
