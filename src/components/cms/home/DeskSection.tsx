import { useId, type ReactNode } from 'react';
import { Badge } from '@/components/ui/Badge';
import { Link } from '@/components/ui/Link';
import { panelHomeTexts as texts } from '@/content/admin/panelHome';
import { formatCount } from '@/format/numbers';
import text from '@/components/ui/Text.module.css';
import styles from './Desk.module.css';
import stack from '@/components/ui/Stack.module.css';
import card from '@/components/ui/Card.module.css';

interface DeskItem {
  key: string;
  /** Address of the item. */
  href: string;
  label: string;
  facts?: ReactNode;
  mark?: string;
}

interface DeskSectionProps {
  heading: string;
  /** Total count, of which the items are the first. */
  total: number;
  items: readonly DeskItem[];
  /** Text of the empty state: the first thing to do, or that nothing is pending. */
  empty: string;
  /** Address of the full list. */
  allHref: string;
}

/** One kind of work: the count, the first items, and a link to all. */
export function DeskSection({ heading, total, items, empty, allHref }: DeskSectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`${styles.section} ${card.card} ${card.pad5}`}>
      <h2 id={headingId} className={text.subheading}>
        <span>{`${heading} `}</span>
        {total > 0 ? <span className={`${text.faint} ${text.figures}`}>{formatCount(total)}</span> : null}
      </h2>
      {items.length > 0 ? (
        <ul role="list" className={`${styles.items} ${stack.gap3}`}>
          {items.map(({ key, href, label, facts, mark }) => (
            <li key={key}>
              <p className={styles.label}>
                <Link href={href}>{label}</Link> {mark ? <Badge tone="outline">{mark}</Badge> : null}
              </p>
              {facts ? <p className={text.hint}>{facts}</p> : null}
            </li>
          ))}
        </ul>
      ) : (
        <p className={text.hint}>{empty}</p>
      )}
      {total > 0 ? (
        <p className={`${styles.all} ${text.hint}`}>
          <Link href={allHref}>
            {texts.all}
            <span className="visually-hidden">{` ${texts.allOf(heading)}`}</span>
          </Link>
          {total > items.length ? <span>{` ${texts.more(total - items.length)}`}</span> : null}
        </p>
      ) : null}
    </section>
  );
}
