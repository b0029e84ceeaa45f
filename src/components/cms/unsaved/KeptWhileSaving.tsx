'use client';

import { ServerFunctionsProvider, useForm, useServerFunctions } from '@payloadcms/ui';
import type { FormState, ServerFunctionClient } from 'payload';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { isRecord } from '@/domain/isRecord';
import { checkSession, sessionEnded } from '../connection/panelSession';
import { checkConnection } from '../connection/siteConnection';
import { wasTypedIn, withoutOvertaken, withShownErrors } from './withoutOvertaken';

interface OpenForm {
  /** Returns the current form state. */
  getFields: () => FormState;
  /** Marks the form as having unsaved changes. */
  setModified: (isModified: boolean) => void;
}

/** Forms with autosave, by post id. */
type OpenForms = Map<number, OpenForm>;

const OpenFormsContext = createContext<OpenForms>(new Map());

/** How many saves the server has rejected since the panel was opened. */
let rejectionCount = 0;

export function countRejection(): void {
  rejectionCount += 1;
}

/**
 * Wraps the panel so that the response to a save doesn't overwrite what was typed since the request. Payload protects
 * only the last edited field and replaces every other with the server's value, including ones that it was never sent.
 */
export function KeptWhileSaving({ children }: { children: ReactNode }) {
  const { serverFunction } = useServerFunctions();
  const [openForms] = useState<OpenForms>(() => new Map());
  const guarded = useCallback<ServerFunctionClient>(
    async (call) => {
      const save = saveIn(call.args);
      const form = save && openForms.get(save.id);
      // Payload marks a form as saved although it was edited during a save that directly followed another one. The next
      // autosave, possibly due before this response, would then omit the edit.
      if (form && wasTypedIn(save.sent, form.getFields())) form.setModified(true);
      const rejectionsBefore = rejectionCount;
      const answer = await askServer(serverFunction, call);
      // A validation of earlier input would clear the errors of a rejection, which only a save can detect.
      if (isCheck(call) && rejectionCount !== rejectionsBefore && isRecord(answer))
        return { ...answer, state: {} };
      if (!form || !isRecord(answer) || !isRecord(answer.state)) return answer;
      const current = form.getFields();
      const state = withoutOvertaken({ sent: save.sent, current, answered: answer.state as FormState });
      return { ...answer, state: save.isDraft ? withShownErrors(current, state) : state };
    },
    [serverFunction, openForms],
  );
  return (
    <OpenFormsContext value={openForms}>
      <ServerFunctionsProvider serverFunction={guarded}>{children}</ServerFunctionsProvider>
    </OpenFormsContext>
  );
}

const askServer: (
  ask: ServerFunctionClient,
  call: Parameters<ServerFunctionClient>[0],
) => Promise<unknown> = async (ask, call) => {
  try {
    const answer: unknown = await ask(call);
    // Payload returns null for an ended session, and guardCms answers 401 without a cookie.
    if (call.name === 'form-state') sessionEnded.set(answer === null);
    return answer;
  } catch (error) {
    // Browsers throw a TypeError if the server doesn't respond.
    void checkConnection({ hadNoAnswer: error instanceof TypeError });
    // Without the cookie of a session, the answer isn't one of a server function.
    void checkSession();
    throw error;
  }
};

/** Protects input in the surrounding post form from responses to its saves. */
export function useKeptWhileSaving(postId: number): void {
  const openForms = use(OpenFormsContext);
  const { getFields, setModified } = useForm();
  useEffect(() => {
    openForms.set(postId, { getFields, setModified });
    return () => void openForms.delete(postId);
  }, [openForms, postId, getFields, setModified]);
}

/** After a save the panel requests the post's form state again, with the state that it sent and the result. */
function saveIn(args: Record<string, unknown>): { id: number; sent: FormState; isDraft: boolean } | null {
  const { collectionSlug, id, data, formState } = args;
  if (collectionSlug !== 'posts' || typeof id !== 'number' || !isRecord(data) || !isRecord(formState))
    return null;
  return { id, sent: formState as FormState, isDraft: data._status === 'draft' };
}

/**
 * While the user types, the panel requests validation without `data`; a request after rendering or saving includes it.
 */
function isCheck({ name, args }: Parameters<ServerFunctionClient>[0]): boolean {
  return name === 'form-state' && isRecord(args.formState) && args.data === undefined;
}
