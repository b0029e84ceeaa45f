import { buttonClassName } from '@/components/ui/buttonClassName';
import { FormMessage } from '@/components/ui/FormMessage';
import { inquiryScreenTexts as texts } from '@/content/admin/inquiries';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { replyBodySchema, type InquiryDetails } from '@/schemas/inquiryDesk';
import { EntryForm } from './EntryForm';
import { replyAddress } from './replyAddress';
import styles from './InquiryScreen.module.css';
import stack from '@/components/ui/Stack.module.css';

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
