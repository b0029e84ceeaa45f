import { Icon } from '@/components/ui/Icon';
import styles from './CheckList.module.css';

/** Included items, each with a tick. */
export function CheckList({ items, className }: { items: readonly string[]; className?: string }) {
  return (
    <ul role="list" className={[styles.list, className].filter(Boolean).join(' ')}>
      {items.map((item, place) => (
        <li key={place}>
          <Icon name="check" sizePx={18} />
          {item}
        </li>
      ))}
    </ul>
  );
}
