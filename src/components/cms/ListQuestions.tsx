'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { Link } from '@/components/ui/Link';
import { panelTexts as texts } from '@/content/admin/panel';
import type { ListQuestion } from '@/fields/listQuestions';
import styles from './ListQuestions.module.css';

interface ListQuestionsProps {
  collection: string;
  questions: ListQuestion[];
}

const queryOf = ({ where }: ListQuestion): URLSearchParams =>
  new URLSearchParams(
    where.map((condition, index) => {
      const [path = '', value = ''] = condition.split('=');
      return [`where[or][0][and][${index}]${path}`, value];
    }),
  );

/** Links to common filters of a list; marks the active one. */
export function ListQuestions({ collection, questions }: ListQuestionsProps) {
  const asked = useSearchParams();
  const isList = usePathname() === `/cms/collections/${collection}`;
  // Pickers show the same list in a drawer, where a link would navigate away from the form.
  if (!isList) return null;
  const path = `/cms/collections/${collection}`;
  const links = [
    { label: texts.all, href: path, isShown: ![...asked.keys()].some((key) => key.startsWith('where')) },
    ...questions.map((question) => {
      const query = queryOf(question);
      const isShown = [...query].every(([key, value]) => asked.get(key) === value);
      return { label: question.label, href: `${path}?${query}`, isShown };
    }),
  ];
  return (
    <nav aria-label={texts.questions}>
      <ul className={styles.questions}>
        {links.map(({ label, href, isShown }) => (
          <li key={label}>
            <Link href={href} aria-current={isShown ? 'true' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
