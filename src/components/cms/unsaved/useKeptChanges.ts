import {
  useAllFormFields,
  useForm,
  useFormInitializing,
  useFormModified,
  useFormSubmitted,
} from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { canonicalJson } from '@/domain/canonicalJson';
import { keptForms, typedValues, type TypedValues } from './keptForms';

/** How long nothing is typed before it is kept. */
const quietMs = 500;

interface LeftBehind {
  key: string;
  savedAt: number;
  values: TypedValues;
}

/**
 * Keeps what is typed and not saved yet in this browser: the panel saves a draft a second and a half after the last key,
 * and not at all while nobody answers or the session is over.
 */
export function useKeptChanges(userId: number, id: number) {
  const { getData, setModified } = useForm();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const hasFailed = useFormSubmitted();
  const [key] = useState(() => keptForms.newKey(userId, id));
  const [isFull, setIsFull] = useState(false);
  const isUnsaved = useRef(false);

  // The panel forgets that there is something to save when publishing is refused.
  useEffect(() => {
    if (hasFailed && !isModified) setModified(true);
  }, [hasFailed, isModified, setModified]);

  const keep = useCallback(() => {
    if (!isUnsaved.current) return keptForms.drop(key);
    const values = typedValues(getData() as TypedValues);
    setIsFull(!keptForms.keep(key, { values, savedAt: Date.now() }));
  }, [getData, key]);

  useEffect(() => {
    isUnsaved.current = isModified;
    const timer = setTimeout(keep, isModified ? quietMs : 0);
    return () => clearTimeout(timer);
  }, [fields, isModified, keep]);

  useEffect(() => {
    window.addEventListener('pagehide', keep);
    document.addEventListener('visibilitychange', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      document.removeEventListener('visibilitychange', keep);
      keep();
    };
  }, [keep]);

  return { isFull, isModified, ...useLeftBehind(userId, id) };
}

/** What was typed here earlier, never saved, and isn't what the form shows. */
function useLeftBehind(userId: number, id: number) {
  const { getData } = useForm();
  const isInitializing = useFormInitializing();
  const [leftBehind, setLeftBehind] = useState<LeftBehind | null>(null);
  useEffect(() => {
    if (isInitializing) return undefined;
    // Once the form stands, with what the server sent.
    const timer = setTimeout(() => {
      const found = keptForms.find(userId, id);
      if (!found) return;
      const { savedAt, values } = found.draft;
      const isStored = canonicalJson(values) === canonicalJson(typedValues(getData() as TypedValues));
      if (isStored) keptForms.drop(found.key);
      else setLeftBehind({ key: found.key, savedAt, values });
    });
    return () => clearTimeout(timer);
  }, [isInitializing, userId, id, getData]);
  const forget = () => {
    if (leftBehind) keptForms.drop(leftBehind.key);
    setLeftBehind(null);
  };
  return { leftBehind, forget };
}
