import { generativeConsulting } from '@/content/site/services/generativeConsulting';
import { Illustration } from '../Illustration';
import styles from './DraftLoop.module.css';

const { picture } = generativeConsulting;
const { draft, findings, stages } = picture;

function CorrectedDraft() {
  return (
    <p className={styles.letter}>
      {draft.before}
      <del>
        <span className="visually-hidden">{picture.removedLabel} </span>
        {draft.wrong}
      </del>{' '}
      <ins>
        <span className="visually-hidden">{picture.insertedLabel} </span>
        {draft.right}
      </ins>
      {draft.middle}
      <del>
        <span className="visually-hidden">{picture.removedLabel} </span>
        {draft.removed}
      </del>
      {draft.after}
    </p>
  );
}

/** A letter on its way from the model through the rules to a person, and its corrections back. */
export function DraftLoop() {
  return (
    <Illustration title={picture.title} caption={picture.caption}>
      <div className={styles.loop}>
        <ol role="list" className={styles.stages}>
          {stages.map(({ who, title, note }, index) => (
            <li key={index} className={styles.stage}>
              <p className={styles.who}>{who}</p>
              <p className={styles.title}>{title}</p>
              <p className={styles.note}>{note}</p>
              {index === 0 ? <CorrectedDraft /> : null}
              {index === 1 ? (
                <ul className={styles.findings}>
                  {findings.map((finding, place) => (
                    <li key={place}>{finding}</li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ol>
        <p className={styles.back}>{picture.returnPath}</p>
      </div>
    </Illustration>
  );
}
