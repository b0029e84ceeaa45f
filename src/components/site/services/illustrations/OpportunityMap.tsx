import type { CSSProperties } from 'react';
import { complexities, phases } from '@/domain/analysis/types';
import { sampleReport, type SampleLine } from '@/domain/useCase/sampleReport';
import { strategyConsulting } from '@/content/site/services/strategyConsulting';
import { formatUsd } from '@/format/numbers';
import { Illustration } from '../Illustration';
import styles from './OpportunityMap.module.css';

const { picture } = strategyConsulting;
const scaleStepUsd = 10_000;

/** Numbers match those in the list below the map. */
interface Dot extends SampleLine {
  number: number;
}

interface PlotProps {
  dots: readonly Dot[];
  scaleUsd: number;
}

function Plot({ dots, scaleUsd }: PlotProps) {
  const gridUsd = Array.from({ length: scaleUsd / scaleStepUsd + 1 }, (_, step) => step * scaleStepUsd);
  return (
    <div className={styles.plot} aria-hidden="true">
      <p className={styles.valueAxis}>{picture.value}</p>
      {gridUsd.map((usd) => (
        <span key={usd} className={styles.grid} style={{ bottom: `${(usd / scaleUsd) * 100}%` }}>
          {usd === 0 ? '$0' : `$${usd / 1_000}k`}
        </span>
      ))}
      <div className={styles.bands}>
        {complexities.map((complexity) => {
          const own = dots.filter(({ opportunity }) => opportunity.complexity === complexity);
          return (
            <div key={complexity} className={styles.band} style={{ flexGrow: own.length }}>
              {own.map((dot) => (
                <span
                  key={dot.number}
                  className={styles.dot}
                  data-phase={dot.opportunity.phase}
                  style={{ '--height': dot.range.expected.savingsUsd / scaleUsd } as CSSProperties}
                >
                  {dot.number}
                </span>
              ))}
              <span className={styles.effort}>{picture.effort[complexity]}</span>
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The sample's recommended projects by value and effort. The drawing is visual only; the list has the same content. */
export function OpportunityMap() {
  const dots = sampleReport().lines.map((line, index) => ({ ...line, number: index + 1 }));
  const shownPhases = phases.filter((phase) => dots.some(({ opportunity }) => opportunity.phase === phase));
  const highestUsd = Math.max(...dots.map(({ range }) => range.expected.savingsUsd));
  const scaleUsd = Math.ceil(highestUsd / scaleStepUsd) * scaleStepUsd;
  return (
    <Illustration title={picture.title} label={picture.sample} caption={picture.caption}>
      <div className={styles.map}>
        <div>
          <Plot dots={dots} scaleUsd={scaleUsd} />
          <ul role="list" className={styles.legend} aria-hidden="true">
            {shownPhases.map((phase) => (
              <li key={phase}>
                <span className={styles.dot} data-phase={phase} />
                {picture.phases[phase]}
              </li>
            ))}
          </ul>
        </div>
        <ol role="list" className={styles.list}>
          {dots.map(({ number, opportunity, range }) => (
            <li key={number}>
              <span className={styles.number}>{number}</span>
              <span>
                {opportunity.name}
                <span className="visually-hidden">
                  , {picture.effort[opportunity.complexity]}, {picture.phases[opportunity.phase]}:
                </span>
              </span>
              <span className={styles.usd}>{formatUsd(range.expected.savingsUsd)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Illustration>
  );
}
