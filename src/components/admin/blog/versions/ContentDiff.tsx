import { useMemo } from 'react';
import { versionTexts as texts } from '@/content/admin/postVersions';
import { readableBlocks } from '@/domain/markdown/readableBlocks';
import { diffBlocks, type DiffedBlock } from '@/domain/text/diffText';
import { ChangedWords } from './ChangedWords';
import styles from './Versions.module.css';
import stack from '@/components/ui/Stack.module.css';

/** Replaces unchanged blocks between two changes by their number, except the block before a change, for context. */
function rowsOf(blocks: readonly DiffedBlock[]): (number | DiffedBlock)[] {
  const rows: (number | DiffedBlock)[] = [];
  let skipped = 0;
  blocks.forEach((block, index) => {
    const isNearChange = block.kind !== 'same' || (blocks[index + 1] && blocks[index + 1]?.kind !== 'same');
    if (!isNearChange) {
      skipped += 1;
      return;
    }
    if (skipped > 0) rows.push(skipped);
    skipped = 0;
    rows.push(block);
  });
  return skipped > 0 ? [...rows, skipped] : rows;
}

/** Changes of a post's text, in the words that readers see. */
export function ContentDiff({ before, after }: { before: string; after: string }) {
  const blocks = useMemo(() => diffBlocks(readableBlocks(before), readableBlocks(after)), [before, after]);
  return (
    <div className={`${styles.blocks} ${stack.gap3}`}>
      {rowsOf(blocks).map((row, index) =>
        typeof row === 'number' ? (
          <p key={index} className={styles.skipped}>
            {texts.unchanged(row)}
          </p>
        ) : (
          <p key={index} data-kind={row.kind}>
            {row.kind === 'formatted' ? <small>{texts.formatted}</small> : null}
            <ChangedWords parts={row.parts} />
            {row.links?.length ? (
              <small>
                {texts.links}{' '}
                <ChangedWords parts={row.links.map((link) => ({ ...link, text: `${link.text} ` }))} />
              </small>
            ) : null}
          </p>
        ),
      )}
    </div>
  );
}
