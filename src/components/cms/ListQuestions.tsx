'use client';

import { useListQuery } from '@payloadcms/ui';
import { usePathname, useSearchParams } from 'next/navigation';
import type { Where } from 'payload';
import type { MouseEvent } from 'react';
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

/** Returns the conditions as the list's own filter. */
const whereOf = ({ where }: ListQuestion): Where => ({
  or: [
    {
      and: where.map((condition) => {
        const [, field = '', operator = '', value = ''] = /^\[(\w+)\]\[(\w+)\]=(.*)$/.exec(condition) ?? [];
        return { [field]: { [operator]: value } };
      }),
    },
  ],
});

/** Links to common filters of a list; marks the active one. */
export function ListQuestions({ collection, questions }: ListQuestionsProps) {
  const asked = useSearchParams();
  const { handleWhereChange } = useListQuery();
  const isList = usePathname() === `/cms/collections/${collection}`;
  // Pickers show the same list in a drawer, where a link would navigate away from the form.
  if (!isList) return null;
  const path = `/cms/collections/${collection}`;
  const links = [
    {
      label: texts.all,
      href: path,
      where: {},
      isShown: ![...asked.keys()].some((key) => key.startsWith('where')),
    },
    ...questions.map((question) => {
      const query = queryOf(question);
      const isShown = [...query].every(([key, value]) => asked.get(key) === value);
      return { label: question.label, href: `${path}?${query}`, where: whereOf(question), isShown };
    }),
  ];
  // While it starts, the list replaces its URL, which would cancel a navigation; its own filter it doesn't cancel.
  const filter = (click: MouseEvent, where: Where) => {
    if (!handleWhereChange || click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    void handleWhereChange(where);
  };
  return (
    <nav aria-label={texts.questions} data-own-part="">
      <ul className={styles.questions}>
        {links.map(({ label, href, where, isShown }) => (
          <li key={label}>
            <Link
              href={href}
              aria-current={isShown ? 'true' : undefined}
              onClick={(click) => filter(click, where)}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
