import { explanationTexts as texts } from '@/content/analysis/explanation';
import type { SharePercents } from '@/domain/analysis/automatableShare';
import type { ExplainedShare } from '@/domain/analysis/explainSavings';
import { shareSources } from '@/domain/analysis/shareSources';
import text from '@/components/ui/Text.module.css';
import { FactorTable } from './FactorTable';
import styles from './ShareExplanation.module.css';

interface ShareExplanationProps {
  share: ExplainedShare;
  percents: SharePercents;
}

/** Ceiling and factors, the three products, and the references for the ceilings. */
export function ShareExplanation({ share, percents }: ShareExplanationProps) {
  const { formulas } = share;
  return (
    <>
      <p className={text.measure}>{texts.shareIntro(percents.expected)}</p>
      <p className={text.measure}>{share.inCatalogue ? texts.usual : texts.ownTask}</p>
      <FactorTable share={share} />
      <dl className={styles.products}>
        {(['expected', 'cautious', 'ambitious'] as const).map((key) => (
          <div key={key}>
            <dt>{texts.estimates[key]}</dt>
            <dd>
              <span>{`${formulas[key].left} ${texts.equals} `}</span>
              <strong>{formulas[key].right}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <details className={styles.sources}>
        <summary>{texts.sources}</summary>
        <p>{texts.sourcesNote}</p>
        <ul>
          {shareSources.map(({ title, origin, figure }) => (
            <li key={title}>
              <cite>{title}</cite>
              <span>{` (${origin}): ${figure}`}</span>
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
