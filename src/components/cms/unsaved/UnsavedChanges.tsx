'use client';

import {
  Button,
  LeaveWithoutSaving,
  useAuth,
  useDocumentInfo,
  useField,
  useForm,
  useOperation,
  useServerFunctions,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import row from '@/components/ui/Row.module.css';
import { unsavedTexts as texts } from '@/content/admin/panel';
import { isSentBy, sentRevision } from '@/domain/blog/revision';
import { formatRecentMoment } from '@/format/dates';
import { EndedSession } from '../connection/EndedSession';
import { LostConnection } from '../connection/LostConnection';
import { OvertakenSave } from '../connection/OvertakenSave';
import { refusalIn } from '../refusalIn';
import { type FormSubject, typedValues, type TypedValues } from './keptForms';
import { useKeptWhileSaving } from './KeptWhileSaving';
import { restoredValues } from './restoredValues';
import styles from './UnsavedChanges.module.css';
import { ChangeObserver, type LeftBehind, useKeptChanges } from './useKeptChanges';
import { useStandingErrors } from './useStandingErrors';

/**
 * Sends the loaded revision and the form's key with each save of the surrounding post form.
 * @returns a function that makes Payload's autosave run again: it runs when a field has changed, and repeating the
 * form's key doesn't change its meaning
 */
function useRevision(): () => void {
  const [form] = useState(() => crypto.randomUUID());
  const { value, setValue, formInitializing } = useField<string | null | undefined>({ path: 'edition' });
  useEffect(() => {
    // Also after the form was refilled, with the result of a save or another user's version.
    if (!formInitializing && !isSentBy(value ?? '', form)) setValue(sentRevision(value ?? null, form), true);
  }, [form, value, setValue, formInitializing]);
  return () => setValue(sentRevision(value ?? null, form));
}

interface ChangesProps extends FormSubject {
  userId: number;
}

/** Above a post's form: confirms leaving unsaved changes, and restores input left behind. */
export function UnsavedPost() {
  const props = useSubject();
  // A post gets its id before any input, through autosave.
  return typeof props?.subject === 'number' ? <PostChanges key={props.subject} {...props} /> : null;
}

/** Above other forms of the panel, which confirm leaving by themselves: restores input left behind. */
export function UnsavedForm() {
  const props = useSubject();
  return props ? <FormChanges key={props.subject} {...props} /> : null;
}

function useSubject(): ChangesProps | null {
  const { id, collectionSlug, globalSlug, isTrashed } = useDocumentInfo();
  const { user } = useAuth();
  const slug = collectionSlug ?? globalSlug;
  if (!slug || !user || isTrashed) return null;
  // Bulk upload of images: its drawer stores each form, saves it and confirms closing.
  if (id === null) return null;
  return {
    slug,
    subject: globalSlug ? 'only' : id === undefined ? 'new' : Number(id),
    userId: Number(user.id),
  };
}

function PostChanges({ userId, ...about }: ChangesProps) {
  const changes = useKeptChanges(userId, about);
  useKeptWhileSaving(Number(about.subject));
  useStandingErrors();
  const saveAgain = useRevision();
  // The browser doesn't ask before this reload if the input is kept. The effect runs after the one of
  // LeaveWithoutSaving has removed its listener.
  const [isReloading, setIsReloading] = useState(false);
  useEffect(() => {
    if (isReloading) window.location.reload();
  }, [isReloading]);
  const reload = () => (changes.isFull ? window.location.reload() : setIsReloading(true));
  // The stored post may have changed since; restoring as a new version keeps that one in the history.
  const bringBack = async ({ values }: LeftBehind) => {
    const refusal = await saveDraft(Number(about.subject), values);
    if (refusal !== null) return refusal;
    changes.forget();
    window.location.reload();
    return null;
  };
  return (
    <>
      <ChangeObserver onChange={changes.onChange} />
      <LostConnection saveAgain={saveAgain} />
      <EndedSession saveAgain={saveAgain} />
      <OvertakenSave postId={Number(about.subject)} onReload={reload} />
      <LeaveWithoutSaving disablePreventLeave={!changes.isUnsaved || isReloading} />
      <LeftBehindNotice {...changes} onBringBack={bringBack} />
    </>
  );
}

function FormChanges({ userId, ...about }: ChangesProps) {
  const { getData } = useForm();
  const fill = useFill();
  const changes = useKeptChanges(userId, about);
  // Saving would publish it immediately, so the user reviews and saves it.
  const bringBack = async (leftBehind: LeftBehind) => {
    const typedSince = changes.isUnsaved ? typedValues(getData() as TypedValues) : null;
    const loaded = changes.getLoaded();
    await fill({ ...getData(), ...loaded, ...restoredValues(leftBehind, loaded) });
    if (!typedSince) {
      changes.forget();
      return null;
    }
    // No version keeps the current values, as for a post, so they replace the stored input.
    changes.exchange(typedSince);
    return texts.exchanged;
  };
  return (
    <>
      <ChangeObserver onChange={changes.onChange} />
      <LostConnection />
      <EndedSession />
      <LeftBehindNotice {...changes} onBringBack={bringBack} />
    </>
  );
}

/**
 * Fills the form with unsaved values. Payload's own `reset` doesn't report that the server failed to build the form state,
 * which is empty then.
 */
function useFill(): (data: Record<string, unknown>) => Promise<void> {
  const { replaceState, getFields, setModified } = useForm();
  const { id, collectionSlug, globalSlug, docPermissions, getDocPreferences } = useDocumentInfo();
  const operation = useOperation();
  const { getFormState } = useServerFunctions();
  return async (data) => {
    // The server builds an image's form state without the file that was selected for it.
    const { file } = getFields();
    const { state } = await getFormState({
      ...{ id, collectionSlug, globalSlug, operation, docPermissions },
      data: { ...data, file: undefined },
      docPreferences: await getDocPreferences(),
      ...{ schemaPath: collectionSlug ?? globalSlug ?? '', renderAllFields: true, skipValidation: true },
    });
    if (!state) throw new Error('The server could not draw the form');
    replaceState({ ...state, ...(file && { file }) });
    // At once, or the values would count as loaded.
    setModified(true);
  };
}

interface LeftBehindNoticeProps extends Pick<
  ReturnType<typeof useKeptChanges>,
  'isFull' | 'leftBehind' | 'forget'
> {
  /** Returns a message to show, such as a rejection; null for none. */
  onBringBack: (leftBehind: LeftBehind) => Promise<string | null>;
}

function LeftBehindNotice({ isFull, leftBehind, forget, onBringBack }: LeftBehindNoticeProps) {
  const [said, setSaid] = useState('');
  const [isComing, setIsComing] = useState(false);
  const bringBack = async (found: LeftBehind) => {
    setIsComing(true);
    try {
      setSaid((await onBringBack(found)) ?? '');
    } catch (error) {
      logFailure('What was left behind could not be brought back', error);
      setSaid(texts.failed);
    }
    setIsComing(false);
  };
  return (
    <>
      {isFull ? <p role="alert">{texts.full}</p> : null}
      {leftBehind ? (
        <section className={styles.leftBehind} aria-label={texts.title} data-own-part="">
          <p>{texts.leftBehind(formatRecentMoment(leftBehind.savedAt))}</p>
          <div className={row.gap3}>
            <Button
              size="small"
              margin={false}
              disabled={isComing}
              onClick={() => void bringBack(leftBehind)}
            >
              {texts.bringBack}
            </Button>
            <Button size="small" margin={false} buttonStyle="secondary" onClick={forget}>
              {texts.discard}
            </Button>
          </div>
          <p role="status">{said}</p>
        </section>
      ) : null}
    </>
  );
}

/** Returns the message of a rejection; null on success. */
async function saveDraft(id: number, values: TypedValues): Promise<string | null> {
  const response = await fetch(`/api/posts/${id}?draft=true&depth=0`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...values, _status: 'draft' }),
  });
  return refusalIn(response, texts.failed);
}
