import {
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormInitializing,
  useFormModified,
  useFormProcessing,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canonicalJson } from '@/domain/canonicalJson';
import { type FormSubject, keptForms, typedValues, type TypedValues } from './keptForms';
import { countRejection } from './KeptWhileSaving';
import { changedFrom, restoredValues } from './restoredValues';

/** Idle time in milliseconds before input is stored. */
const quietMs = 500;

type KeptForms = ReturnType<typeof keptForms>;

/** Input of a form that was closed before it was saved. */
export interface LeftBehind {
  key: string;
  savedAt: number;
  values: TypedValues;
  base?: TypedValues | undefined;
}

/**
 * Stores unsaved input in this browser: the panel autosaves a post's draft a second and a half after the last key,
 * saves other forms only on request, and saves nothing while the server is down or the session has ended. Render a
 * `ChangeObserver` with its `onChange`.
 */
export function useKeptChanges(userId: number, { slug, subject }: FormSubject) {
  const [forms] = useState(() => keptForms(slug));
  const { getData, setModified } = useForm();
  const isModified = useFormModified();
  const isInitializing = useFormInitializing();
  const isProcessing = useFormProcessing();
  const hasFailed = useFormSubmitted();
  const { savedDocumentData } = useDocumentInfo();
  // Once the document exists, the form of a new one closes as it was sent, so nothing in it is unsaved.
  const isCreated = subject === 'new' && savedDocumentData?.id !== undefined;
  const isUnsaved = !isCreated && (isModified || hasFailed);
  const [key] = useState(() => forms.newKey(userId, subject));
  const [isFull, setIsFull] = useState(false);
  const hasUnsaved = useRef(false);
  const loaded = useRef<TypedValues>({});

  useEffect(() => {
    forms.hold(key);
    return () => forms.release(key);
  }, [forms, key]);

  // Payload marks a form as unmodified when its save is rejected, and then lets the user leave. A modified form is
  // validated again, which would clear messages of the rejection that only the server can give; they arrive when the
  // save has ended.
  const hasMessages = useFormFields(([fields]) => Object.values(fields).some(({ valid }) => valid === false));
  const isRefused = hasFailed && !isProcessing && hasMessages;
  useEffect(() => {
    if (isRefused) countRejection();
  }, [isRefused]);
  useEffect(() => {
    if (hasFailed && !isProcessing && !isModified && !hasMessages) setModified(true);
  }, [hasFailed, isProcessing, isModified, hasMessages, setModified]);

  const keep = useCallback(() => {
    if (!hasUnsaved.current) return forms.drop(key);
    const values = typedValues(getData() as TypedValues);
    const base = slug === 'posts' ? undefined : changedFrom(loaded.current, values);
    setIsFull(!forms.keep(key, { values, base, savedAt: Date.now() }));
  }, [forms, getData, key, slug]);

  // Payload marks a form as unmodified before it knows whether its save is rejected. Autosave doesn't say that it is
  // running, so a post has no such values, and is restored as a whole.
  const isLoaded = !isInitializing && !isProcessing && !isUnsaved;
  const onChange = useCallback(() => {
    if (isLoaded) loaded.current = typedValues(getData() as TypedValues);
    hasUnsaved.current = isUnsaved;
    const timer = setTimeout(keep, isUnsaved ? quietMs : 0);
    return () => clearTimeout(timer);
  }, [isLoaded, isUnsaved, getData, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);

  const { exchange, ...waiting } = useLeftBehind(forms, userId, subject);
  return {
    isFull,
    isUnsaved,
    onChange,
    ...waiting,
    getLoaded: () => loaded.current,
    exchange: (values: TypedValues) =>
      setIsFull(!exchange({ values, base: changedFrom(loaded.current, values) })),
  };
}

/**
 * Calls `onChange` after each change of the form. A component of its own without content, because every key renders
 * it.
 */
export function ChangeObserver({ onChange }: { onChange: () => () => void }) {
  const [fields] = useAllFormFields();
  useEffect(onChange, [fields, onChange]);
  return null;
}

/** Returns stored input that was never saved and differs from the form. */
function useLeftBehind(forms: KeptForms, userId: number, subject: FormSubject['subject']) {
  const { getData } = useForm();
  const isInitializing = useFormInitializing();
  const [leftBehind, setLeftBehind] = useState<LeftBehind | null>(null);
  const [ownKey] = useState(() => forms.newKey(userId, subject));
  useEffect(() => () => forms.release(ownKey), [forms, ownKey]);
  useEffect(() => {
    if (isInitializing) return undefined;
    let isOver = false;
    const look = async () => {
      const found = await forms.find(userId, subject);
      if (!found || isOver) return;
      const current = typedValues(getData() as TypedValues);
      const restored = { ...current, ...restoredValues(found.draft, current) };
      if (canonicalJson(restored) === canonicalJson(current)) forms.drop(found.key);
      else setLeftBehind({ key: found.key, ...found.draft });
    };
    // After the form is ready, with the data that the server sent.
    const timer = setTimeout(() => void look());
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isInitializing, forms, userId, subject, getData]);
  const forget = () => {
    if (leftBehind) forms.drop(leftBehind.key);
    setLeftBehind(null);
  };
  /**
   * Stores other values in place of those left behind, under this form's own key, because other tabs may offer the
   * original ones. Returns whether they were stored.
   */
  const exchange = (kept: Pick<LeftBehind, 'values' | 'base'>): boolean => {
    if (leftBehind) forms.drop(leftBehind.key);
    const draft = { savedAt: Date.now(), ...kept };
    forms.hold(ownKey);
    setLeftBehind({ key: ownKey, ...draft });
    return forms.keep(ownKey, draft);
  };
  return { leftBehind, forget, exchange };
}
