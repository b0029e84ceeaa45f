import { developmentServices } from '@/content/site/services/developmentServices';
import { Illustration } from '../Illustration';
import styles from './BuildAnatomy.module.css';

const { picture } = developmentServices;

/** The layers of a build from the user interface down to the systems, and who owns each. */
export function BuildAnatomy() {
  return (
    <Illustration title={picture.title} caption={picture.caption} frame="bare">
      <ol role="list" className={styles.layers}>
        {picture.layers.map(({ title, text, owned }, index) => (
          <li
            key={index}
            className={`${styles.layer} ${owned ? styles.owned : styles.rented}`}
            style={{ marginInlineStart: `calc(${index} * var(--offset))` }}
          >
            <b>{title}</b>
            <span className={styles.owner}>{owned ? picture.owned : picture.rented}</span>
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </Illustration>
  );
}
