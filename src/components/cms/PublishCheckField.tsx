'use client';

import { useFormFields } from '@payloadcms/ui';
import { publishCheckTexts } from '@/content/admin/publishCheck';
import type { PostFinding } from '@/schemas/blogCheck';
import styles from './PublishCheckField.module.css';
import { showPlace } from './showPlace';
import { useIsUntouched } from './useIsUntouched';
import { usePublishCheck } from './usePublishCheck';
import { ForeignPicturesOffer } from './writing/ForeignPicturesOffer';

/** What is worth knowing about the post before it is published, as it stands in the form; each with a way to its place. */
export function PublishCheckField() {
  const checked = useFormFields(([fields]) => {
    const valueOf = (name: string): unknown => fields[name]?.value;
    const textOf = (name: string) => (typeof valueOf(name) === 'string' ? String(valueOf(name)) : null);
    const cover = valueOf('cover');
    return JSON.stringify({
      title: textOf('title'),
      excerpt: textOf('description'),
      metaTitle: textOf('metaTitle'),
      metaDescription: textOf('metaDescription'),
      cover: typeof cover === 'number' ? cover : null,
      coverImage: textOf('coverUrl'),
      coverAltText: textOf('coverAltText'),
      coverIsDecorative: valueOf('coverIsDecorative') === true,
      body: valueOf('body') ? JSON.stringify(valueOf('body')) : null,
    });
  });
  const isUntouched = useIsUntouched();
  const { findings, hasFailed } = usePublishCheck(isUntouched ? null : checked);
  return (
    <section className={styles.check} aria-labelledby="publish-check">
      <h3 id="publish-check" className={styles.title}>
        {publishCheckTexts.title}
      </h3>
      <div aria-live="polite">
        {hasFailed ? <p>{publishCheckTexts.failed}</p> : null}
        {isUntouched ? <p>{publishCheckTexts.untouched}</p> : null}
        {hasFailed || isUntouched ? null : <FindingList findings={findings} />}
      </div>
      <ForeignPicturesOffer findings={findings ?? []} />
    </section>
  );
}

function FindingList({ findings }: { findings: PostFinding[] | null }) {
  if (findings === null) return <p>{publishCheckTexts.checking}</p>;
  if (findings.length === 0) return <p>{publishCheckTexts.fine}</p>;
  return (
    <ul role="list" className={styles.findings}>
      {findings.map((finding) => (
        <li key={`${finding.field} ${finding.block} ${finding.message}`} data-severity={finding.severity}>
          <strong>{publishCheckTexts.severities[finding.severity]}</strong>
          <p>{finding.message}</p>
          <button type="button" className={styles.goTo} onClick={() => showPlace(finding)}>
            {publishCheckTexts.goTo}
            <span className="visually-hidden">{` ${finding.message}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
