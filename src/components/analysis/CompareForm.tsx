'use client';

import { useId, useState } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { SelectField } from '@/components/ui/SelectField';
import { compareFormTexts as texts } from '@/content/portal/compare';
import { formatDate } from '@/format/dates';
import space from '@/components/ui/Space.module.css';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './CompareForm.module.css';

interface CompareFormProps {
  /** At least two, the newest first. */
  analyses: readonly { id: number; list_name: string; created_at: string }[];
  /** Of the heading. */
  level: 3 | 4;
  /** Leaves the page that is open, such as a dialog, where it is. */
  inNewTab?: boolean;
}

/** Chooses two analyses, the one before last and the last to begin with, and leads to their comparison. */
export function CompareForm({ analyses, level, inNewTab = false }: CompareFormProps) {
  const titleId = useId();
  const [newest, before] = analyses.map(({ id }) => String(id));
  const [first, setFirst] = useState(before ?? '');
  const [second, setSecond] = useState(newest ?? '');
  const Heading = level === 3 ? 'h3' : 'h4';
  const options = analyses.map(({ id, list_name, created_at }) => (
    <option key={id} value={id}>
      {texts.option(list_name, formatDate(created_at))}
    </option>
  ));
  return (
    <section aria-labelledby={titleId} className={`${stack.gap3} ${space.above5}`} data-print="hide">
      <Heading id={titleId} className={text.plain}>
        {texts.title}
      </Heading>
      <div className={styles.fields}>
        <SelectField label={texts.first} value={first} onChange={(event) => setFirst(event.target.value)}>
          {options}
        </SelectField>
        <SelectField label={texts.second} value={second} onChange={(event) => setSecond(event.target.value)}>
          {options}
        </SelectField>
        {first === second ? (
          <p role="status" className={`${styles.same} ${text.quiet}`}>
            {texts.same}
          </p>
        ) : (
          <ButtonLink
            href={`/compare?a=${first}&b=${second}`}
            variant="secondary"
            {...(inNewTab ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {texts.compare}
            {inNewTab && <span className="visually-hidden"> {texts.newTab}</span>}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
