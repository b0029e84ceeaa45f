import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/Button';
import { bulkTexts as texts } from '@/content/admin/bulkUsers';
import type { ManagedUser } from '@/schemas/users';
import text from '@/components/ui/Text.module.css';
import styles from './SelectionBar.module.css';
import type { Selection } from './useSelection';
import row from '@/components/ui/Row.module.css';

/** Bulk actions on users. */
export type BulkKind = 'limit' | 'type' | 'removal';

interface SelectionBarProps {
  /** Number of rows on the page. */
  shown: number;
  selection: Selection<ManagedUser>;
  onAct: (kind: BulkKind) => void;
}

/** Selects all rows of the page, counts the selection, and offers bulk actions. */
export function SelectionBar({ shown, selection, onAct }: SelectionBarProps) {
  const { length: count } = selection.items;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && count < shown;
  }, [count, shown]);
  return (
    <div role="group" aria-label={texts.bar} className={styles.bar}>
      <label className={styles.all}>
        <input
          ref={box}
          type="checkbox"
          checked={count === shown}
          onChange={({ target }) => selection.setAll(target.checked)}
        />
        <span>{texts.selectAll(shown)}</span>
      </label>
      <p role="status" className={text.strong}>
        {count > 0 ? texts.selected(count) : ''}
      </p>
      {count > 0 ? (
        <div className={`${styles.actions} ${row.gap2}`}>
          <Button variant="secondary" size="small" onClick={() => onAct('limit')}>
            {texts.limit}
          </Button>
          <Button variant="secondary" size="small" onClick={() => onAct('type')}>
            {texts.type}
          </Button>
          <Button variant="secondary" size="small" className={styles.remove} onClick={() => onAct('removal')}>
            {texts.remove}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
