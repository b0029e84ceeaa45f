'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { publishCheckTexts } from '@/content/admin/publishCheck';
import type { PostFinding } from '@/schemas/blogCheck';
import styles from './PublishCheckField.module.css';
import buttonStyles from './TextButton.module.css';
import { showPlace } from './showPlace';
import { useIsUntouched } from './useIsUntouched';
import { ExternalImageOffer } from './writing/ExternalImageOffer';

/** Idle time in milliseconds before the post is checked again. */
const pauseMs = 1200;

interface PublishCheck {
  /** Null until the first response. */
  findings: PostFinding[] | null;
  hasFailed: boolean;
}

/** Checks the form's post after its changes pause, unless it is untouched. */
function usePublishCheck(isUntouched: boolean): PublishCheck {
  const { getFields } = useForm();
  const facts = useFormFields(([fields]) => JSON.stringify(factsOf(fields)));
  const text = useFormFields(([fields]) => fields.body?.value);
  const [check, setCheck] = useState<PublishCheck>({ findings: null, hasFailed: false });
  /** The body of the request whose findings are shown. */
  const shown = useRef<string>(null);
  useEffect(() => {
    if (isUntouched) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      // Only now: a long text takes too long to be written with every key.
      const body = bodyOf(getFields());
      // A save replaces the text with an equal one.
      if (body === shown.current) return;
      ask(body, abort.signal)
        .then((findings) => {
          shown.current = body;
          setCheck({ findings, hasFailed: false });
        })
        .catch(() => {
          if (abort.signal.aborted) return;
          shown.current = null;
          setCheck({ findings: null, hasFailed: true });
        });
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [facts, text, isUntouched, getFields]);
  return check;
}

/** Returns what is checked beside the text. */
function factsOf(fields: FormState) {
  const valueOf = (name: string): unknown => fields[name]?.value;
  const textOf = (name: string) => (typeof valueOf(name) === 'string' ? String(valueOf(name)) : null);
  const cover = valueOf('cover');
  return {
    title: textOf('title'),
    excerpt: textOf('description'),
    metaTitle: textOf('metaTitle'),
    metaDescription: textOf('metaDescription'),
    cover: typeof cover === 'number' ? cover : null,
    coverImage: textOf('coverUrl'),
    coverAltText: textOf('coverAltText'),
    coverIsDecorative: valueOf('coverIsDecorative') === true,
  };
}

const bodyOf = (fields: FormState): string =>
  JSON.stringify({
    ...factsOf(fields),
    body: fields.body?.value ? JSON.stringify(fields.body.value) : null,
  });

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
  const isUntouched = useIsUntouched();
  const { findings, hasFailed } = usePublishCheck(isUntouched);
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
      <ExternalImageOffer findings={findings ?? []} />
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
            {publishCheckTexts.show}
            <span className="visually-hidden">{` ${finding.message}`}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
