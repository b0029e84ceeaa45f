import type { Block } from '@/domain/blog/Body';
import { outline } from '@/domain/blog/outline';
import { BodyBlock } from './BodyBlock';
import styles from './PostBody.module.css';

/** Body of a post as HTML; all text is escaped. */
export function PostBody({ blocks }: { blocks: readonly Block[] }) {
  const ids = new Map(outline(blocks).map(({ blockIndex, id }) => [blockIndex, id]));
  return (
    <div className={styles.body}>
      {blocks.map((block, index) => (
        <BodyBlock key={index} block={block} id={ids.get(index)} />
      ))}
    </div>
  );
}
