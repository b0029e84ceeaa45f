import { panelTexts as texts } from '@/content/admin/panel';
import styles from './SkipLink.module.css';

const target = 'panel-content';

/** First element of each screen: jumps over the navigation. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${target}`}>
      {texts.skip}
    </a>
  );
}

/** Target of the skip link, in the header above the content: Payload's content has no id. */
export function ContentStart() {
  return <span id={target} tabIndex={-1} />;
}
