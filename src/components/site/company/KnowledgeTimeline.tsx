import type { CSSProperties } from 'react';
import { Section } from '@/components/site/Section';
import { SectionHead } from '@/components/site/SectionHead';
import { knowledge, moments, type KnowledgeRow } from '@/content/site/company/advantage';
import type { CopyOf } from '@/content/site/copy/builtInCopy';
import styles from './KnowledgeTimeline.module.css';

/** Column of a mark: the times are evenly spaced, and 'often never' has a column of its own after the last one. */
const columnOf = (moment: number | null) => (moment === null ? moments.length : moment) + 1;
const momentLabel = (moment: number | null) => (moment === null ? knowledge.never : moments[moment]);

/** Spans from the center of one stop to the center of another, as a fraction of the stops between. */
function gapStyle(from: number, to: number): CSSProperties {
  const halfStop = `${50 / (to - from)}%`;
  return { gridColumn: `${from} / ${to}`, marginInline: `${halfStop} -${halfStop}` };
}

function Track({ withUs, byTheHour }: Pick<KnowledgeRow, 'withUs' | 'byTheHour'>) {
  const [from, to] = [columnOf(withUs), columnOf(byTheHour)];
  return (
    <div className={styles.track} aria-hidden="true">
      <span className={styles.gap} style={gapStyle(from, to)} />
      <span className={styles.ours} style={{ gridColumn: from }} />
      <span className={byTheHour === null ? styles.never : styles.theirs} style={{ gridColumn: to }} />
    </div>
  );
}

function Legend() {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span>
        <i className={styles.ours} /> {knowledge.withUs}
      </span>
      <span>
        <i className={styles.theirs} /> {knowledge.byTheHour}
      </span>
      <span>
        <i className={styles.never} /> {knowledge.byTheHour}, {knowledge.never}
      </span>
    </p>
  );
}

/** When a client learns the five important facts, with us and in a project billed by the hour. */
export function KnowledgeTimeline({ heading, lede }: CopyOf<'advantage'>['knowledge']) {
  return (
    <Section tone="dark" aria-labelledby="knowledge-title">
      <SectionHead id="knowledge-title" title={heading}>
        {lede}
      </SectionHead>
      <figure>
        <Legend />
        <ul role="list">
          <li className={styles.axis} aria-hidden="true">
            {[...moments, knowledge.never].map((moment) => (
              <span key={moment}>{moment}</span>
            ))}
          </li>
          {knowledge.rows.map((row) => (
            <li key={row.question} className={styles.row}>
              <p>
                {row.question}
                <span className={styles.inWords}>
                  {` ${knowledge.withUs}: ${momentLabel(row.withUs)}. ${knowledge.byTheHour}: ${momentLabel(row.byTheHour)}.`}
                </span>
              </p>
              <Track {...row} />
            </li>
          ))}
        </ul>
        <figcaption className={styles.caption}>{knowledge.caption}</figcaption>
      </figure>
    </Section>
  );
}
