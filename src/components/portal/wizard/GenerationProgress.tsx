import { useId } from 'react';
import { Icon } from '@/components/ui/Icon';
import { generationTexts as texts } from '@/content/portal/wizard';
import { generationSteps, type GenerationStep } from '@/domain/analysis/generationSteps';
import styles from './GenerationProgress.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';

/** Progress of the generation; the user may leave meanwhile. */
export function GenerationProgress({ step }: { step: GenerationStep }) {
  const titleId = useId();
  const current = generationSteps.indexOf(step);
  return (
    <div className={`${styles.generation} ${stack.gap5}`}>
      <h3 id={titleId} className={`${styles.title} ${text.heading}`}>
        {texts.title}
      </h3>
      <div
        role="progressbar"
        aria-labelledby={titleId}
        aria-valuemin={0}
        aria-valuemax={generationSteps.length}
        aria-valuenow={current + 1}
        aria-valuetext={texts.steps[step]}
        className={styles.bar}
      >
        <span style={{ width: `${((current + 0.5) / generationSteps.length) * 100}%` }} />
      </div>
      <ol role="list" className={stack.gap2}>
        {generationSteps.map((one, index) => (
          <li
            key={one}
            className={styles.step}
            data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
            aria-current={index === current ? 'step' : undefined}
          >
            <span className={styles.mark}>{index < current && <Icon name="check" sizePx={14} />}</span>
            <span>{texts.steps[one]}</span>
          </li>
        ))}
      </ol>
      <p className={`${styles.leave} ${text.quiet}`}>{texts.leave}</p>
    </div>
  );
}
