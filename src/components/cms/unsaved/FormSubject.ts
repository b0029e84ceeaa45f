import type { DraftSubject } from '@/client/localDrafts';

/** Identifies the document that a form edits. */
export interface FormSubject {
  /** Slug of the collection or global. */
  slug: string;
  /** The document: an existing one, a new one, or the global itself. */
  subject: DraftSubject;
}
