import { useEffect, useRef } from 'react';
import { useSession } from '@/client/useSession';
import { Badge } from '@/components/ui/Badge';
import { inquiryScreenTexts as texts, inquiryTexts } from '@/content/admin/inquiries';
import { formatMoment } from '@/format/dates';
import type { InquiryDetails } from '@/schemas/inquiryDesk';
import text from '@/components/ui/Text.module.css';
import { DeleteInquiry } from './DeleteInquiry';
import { InquiryFacts } from './InquiryFacts';
import { InquiryHandling } from './InquiryHandling';
import { InquiryHistory } from './InquiryHistory';
import styles from './InquiryScreen.module.css';
import { NoteForm } from './NoteForm';
import { ReplyForm } from './ReplyForm';
import type { useInquiry } from './useInquiry';
import stack from '@/components/ui/Stack.module.css';

interface InquiryViewProps extends Omit<ReturnType<typeof useInquiry>, 'inquiry'> {
  inquiry: InquiryDetails;
  listHref: string;
  say: (message: string) => void;
}

/** What somebody wrote, what was done about it, and what can be done now. */
export function InquiryView({ inquiry, reload, save, write, listHref, say }: InquiryViewProps) {
  const isAdmin = useSession().user?.role === 'admin';
  const title = useRef<HTMLHeadingElement>(null);
  // It came in place of the list, in which the focus was.
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
