'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { publishCheckTexts } from '@/content/admin/publishCheck';
import type { PostFinding } from '@/schemas/blogCheck';
import styles from './PublishCheckField.module.css';
import buttonStyles from './TextButton.module.css';
import { showPlace } from './showPlace';
import { useIsUntouched } from './useIsUntouched';
import { ForeignPicturesOffer } from './writing/ForeignPicturesOffer';

/** Idle time in milliseconds before the post is checked again. */
const pauseMs = 1200;

interface PublishCheck {
  /** Null until the first response. */
  findings: PostFinding[] | null;
  hasFailed: boolean;
}

/** Checks a post, given as the JSON body of the request, after its changes pause; null disables the check. */
function usePublishCheck(body: string | null): PublishCheck {
  const [check, setCheck] = useState<PublishCheck>({ findings: null, hasFailed: false });
  useEffect(() => {
    if (body === null) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      ask(body, abort.signal)
        .then((findings) => setCheck({ findings, hasFailed: false }))
        .catch(() => {
          if (!abort.signal.aborted) setCheck({ findings: null, hasFailed: true });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [body]);
  return check;
}

/** The CMS session is a cookie. */
async function ask(body: string, signal: AbortSignal): Promise<PostFinding[]> {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch('/api/admin/blog/check', { method: 'POST', headers, body, signal });
  if (!response.ok) throw new Error(`The check answered ${response.status}`);
  const { findings } = (await response.json()) as { findings: PostFinding[] };
  return findings;
}

/** Findings about the post as it is in the form, each with a link to its position. */
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
          <button type="button" className={buttonStyles.textButton} onClick={() => showPlace(finding)}>
            {publishCheckTexts.goTo}
            <span className="visually-hidden">{` ${finding.message}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
