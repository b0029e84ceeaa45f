import { contact } from '@/content/site/company/contact';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import styles from './CallRequest.module.css';

/** How to request a call from a firm without a booking page; its booking links lead here. */
export function CallRequest({ heading, lede }: CopyOf<'contact'>['call']) {
  return (
    <section id="call" aria-labelledby="call-title" className={styles.request}>
      <h3 id="call-title">{heading}</h3>
      <p>{lede}</p>
      <ul className={styles.wanted}>
        {contact.call.wanted.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </section>
  );
}
