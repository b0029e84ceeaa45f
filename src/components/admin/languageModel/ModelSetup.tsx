import { languageModelTexts } from '@/content/admin/languageModel';
import styles from './LanguageModelPage.module.css';

const { title, lede, settings } = languageModelTexts.off;

/** Instead of figures, while no language model is set up. */
export function ModelSetup() {
  return (
    <section className={styles.card}>
      <h2 className={styles.subtitle}>{title}</h2>
      <p className={styles.setup}>{lede}</p>
      <dl className={styles.settings}>
        {settings.map(([name, meaning]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
