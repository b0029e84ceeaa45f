import { languageModelTexts } from '@/content/admin/languageModel';
import card from '@/components/ui/Card.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';

const { title, lede } = languageModelTexts.off;

/** Shown while no language model is configured. */
export function ModelSetup() {
  return (
    <section className={`${space.below5} ${card.pad5} ${card.card}`}>
      <h2 className={text.subheading}>{title}</h2>
      <p className={`${text.measure} ${space.above2}`}>{lede}</p>
    </section>
  );
}
