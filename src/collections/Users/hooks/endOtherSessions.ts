import type { CollectionAfterChangeHook, CollectionBeforeValidateHook } from 'payload';
import { endSessionsOf } from '@/operations/sessions/endSessionsOf';

/** The password is gone from the document by the time it has been saved, so its change is noted beforehand. */
export const notePasswordChange: CollectionBeforeValidateHook = ({ data, operation, req }) => {
  if (operation === 'update' && data?.password) req.context.hasPasswordChanged = true;
  return data;
};

/** Whoever may have known the old password is out at once; the person who changed it stays. */
export const endOtherSessions: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (!req.context.hasPasswordChanged) return doc;
  await endSessionsOf({ req, userId: doc.id });
  return doc;
};
