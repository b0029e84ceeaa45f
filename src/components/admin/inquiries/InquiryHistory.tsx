import { useId } from 'react';
import { inquiryScreenTexts as texts } from '@/content/admin/inquiries';
import { formatMoment } from '@/format/dates';
import type { InquiryEntryAnswer } from '@/schemas/inquiryDesk';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';
import styles from './InquiryScreen.module.css';

/** Notes, replies and booking events, oldest first. */
export function InquiryHistory({ entries }: { entries: readonly InquiryEntryAnswer[] }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.heading}>
        {texts.history}
      </h2>
      {entries.length === 0 ? <p className={textStyles.quiet}>{texts.noHistory}</p> : null}
      <ol role="list" className={stack.gap3}>
        {entries.map(({ id, kind, text, author, at, delivery }) => (
          <li key={id} className={styles.entry} data-kind={kind}>
            <p className={textStyles.hint}>
              <strong>{texts.kinds[kind]}</strong>
              <span>{kind === 'booking' ? ' ' : ` ${author ?? texts.formerAuthor}, `}</span>
              <time dateTime={at}>{formatMoment(at)}</time>
              {delivery ? (
                <span data-delivery={delivery} className={styles.delivery}>
                  {texts.deliveries[delivery]}
                </span>
              ) : null}
            </p>
            <p dir="auto" className={styles.words}>
              {text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
