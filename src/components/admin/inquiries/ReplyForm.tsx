import { buttonClassName } from '@/components/ui/buttonClassName';
import { FormMessage } from '@/components/ui/FormMessage';
import stack from '@/components/ui/Stack.module.css';
import { inquiryScreenTexts as texts } from '@/content/admin/inquiries';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { quoteMessage } from '@/domain/inquiries/quoteMessage';
import { formatDate } from '@/format/dates';
import { replyBodySchema, type InquiryDetails } from '@/schemas/inquiryDesk';
import { EntryForm } from './EntryForm';
import styles from './InquiryScreen.module.css';

/** Mail programs accept addresses of about 2,000 characters, and a non-Latin character takes nine when encoded. */
const quotedLength = 600;

/** Returns a mailto address that replies and quotes the message, cut to what an address can hold. */
export function replyAddress({ name, email, createdAt, reply }: InquiryDetails): string {
  const { quoted } = reply;
  const start = quoted.length > quotedLength ? `${quoted.slice(0, quotedLength).toWellFormed()}…` : quoted;
  const body = start && `\n\n${texts.wrote(formatDate(createdAt, 'long'), name)}\n${quoteMessage(start)}`;
  // Mail programs need CRLF line breaks (RFC 6068, 5).
  const lines = body.replaceAll('\n', '\r\n');
  const query = `subject=${encodeURIComponent(reply.subject)}&body=${encodeURIComponent(lines)}`;
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?${query}`;
}

interface ReplyFormProps {
  inquiry: InquiryDetails;
  send: (text: string) => Promise<void>;
}

/** Replies by mail, or with the user's own mail program if the site can't send mail. */
export function ReplyForm({ inquiry, send }: ReplyFormProps) {
  if (!inquiry.reply.delivers) {
    return (
      <section aria-label={texts.reply} className={`${styles.form} ${stack.gap3} ${stack.start}`}>
        <h2 className={styles.heading}>{texts.reply}</h2>
        <FormMessage tone="info">{texts.noServer}</FormMessage>
        <a href={replyAddress(inquiry)} className={buttonClassName({})}>
          {texts.writeYourself}
        </a>
      </section>
    );
  }
  return (
    <EntryForm
      inquiryId={inquiry.id}
      keptAs="inquiry-reply"
      schema={replyBodySchema.shape.text}
      maxLength={inquiryLimits.replyMaxLength}
      texts={{
        title: texts.reply,
        label: texts.replyText,
        hint: texts.replyHint(inquiry.reply.subject, inquiry.reply.quoted !== ''),
        send: texts.send,
        sending: texts.sending,
        failed: texts.sendFailed,
      }}
      rows={7}
      send={send}
    />
  );
}
