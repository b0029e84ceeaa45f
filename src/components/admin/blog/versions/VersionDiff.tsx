import { versionTexts as texts } from '@/content/admin/postVersions';
import type { DiffedBlock, TextPart } from '@/domain/text/diffText';
import { coverAddress } from '../editor/coverAddress';
import type { VersionChanges } from './versionChanges';
import styles from './Versions.module.css';
import stack from '@/components/ui/Stack.module.css';

/** Diff of text, options and images. */
export function VersionDiff({ changes: { words, chosen, cover, blocks } }: { changes: VersionChanges }) {
  if (words.length + chosen.length + blocks.length === 0 && !cover) return <p>{texts.same}</p>;
  return (
    <div className={`${styles.diff} ${stack.gap4}`}>
      {words.map(({ field, parts }) => (
        <section key={field}>
          <h3>{texts.fields[field]}</h3>
          <p>
            <Words parts={parts} />
          </p>
        </section>
      ))}
      {cover ? (
        <section>
          <h3>{texts.fields.cover}</h3>
          <div className={styles.covers}>
            <Cover label={texts.coverBefore} image={cover.before} />
            <Cover label={texts.coverAfter} image={cover.after} />
          </div>
        </section>
      ) : null}
      {blocks.length > 0 ? (
        <section>
          <h3>{texts.fields.content}</h3>
          <Blocks blocks={blocks} />
        </section>
      ) : null}
      {chosen.length > 0 ? <p>{texts.alsoChanged(chosen.map((field) => texts.chosen[field]))}</p> : null}
    </div>
  );
}

function Cover({ label, image }: { label: string; image: string }) {
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {image ? (
        <picture>
          <img src={coverAddress(image, 0)} alt={label} />
        </picture>
      ) : (
        <p>{texts.noCover}</p>
      )}
    </figure>
  );
}

/** Screen readers don't announce insertions and deletions on their own. */
function Words({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ kind, text }, index) => {
    if (kind === 'same') return <span key={index}>{text}</span>;
    const Mark = kind === 'added' ? 'ins' : 'del';
    return (
      <Mark key={index}>
        <span className="visually-hidden">{`${texts[kind]} `}</span>
        <span>{text}</span>
      </Mark>
    );
  });
}

/**
 * Collapses unchanged blocks between two changes into a line, except the block before a change, which gives context.
 */
function Blocks({ blocks }: { blocks: readonly DiffedBlock[] }) {
  const rows: ({ skipped: number } | DiffedBlock)[] = [];
  let skipped = 0;
  blocks.forEach((block, index) => {
    const isNearChange = block.kind !== 'same' || (blocks[index + 1] && blocks[index + 1]?.kind !== 'same');
    if (!isNearChange) {
      skipped += 1;
      return;
    }
    if (skipped > 0) rows.push({ skipped });
    skipped = 0;
    rows.push(block);
  });
  if (skipped > 0) rows.push({ skipped });
  return (
    <div className={`${styles.blocks} ${stack.gap3}`}>
      {rows.map((row, index) =>
        'skipped' in row ? (
          <p key={index} className={styles.skipped}>
            {texts.unchanged(row.skipped)}
          </p>
        ) : (
          <p key={index} data-kind={row.kind}>
            <Words parts={row.parts} />
          </p>
        ),
      )}
    </div>
  );
}
