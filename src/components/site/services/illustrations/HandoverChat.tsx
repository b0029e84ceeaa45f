import { chatbotDevelopment } from '@/content/site/services/chatbotDevelopment';
import { Illustration } from '../Illustration';
import styles from './HandoverChat.module.css';

const { picture } = chatbotDevelopment;

/** A conversation from greeting to handover, with a note at every decision. */
export function HandoverChat() {
  return (
    <Illustration title={picture.title} caption={picture.caption}>
      <div className={styles.columns}>
        <ol role="list" className={styles.messages}>
          {picture.messages.map(({ from, text, note }, place) => (
            <li key={place} className={styles.message} data-from={from}>
              <p className={styles.who}>
                {picture.roles[from]}
                {note ? <span className={styles.number}>{note}</span> : null}
              </p>
              <p className={styles.bubble}>{text}</p>
            </li>
          ))}
        </ol>
        <ol role="list" className={styles.notes}>
          {picture.notes.map((note, index) => (
            <li key={index}>
              <span className={styles.number}>{index + 1}</span>
              {note}
            </li>
          ))}
        </ol>
      </div>
    </Illustration>
  );
}
