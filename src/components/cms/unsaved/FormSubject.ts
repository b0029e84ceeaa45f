import type { DraftSubject } from '@/client/localDrafts';

/** What a form of the panel is about. */
export interface FormSubject {
  /** The collection or the settings. */
  slug: string;
  /** Of it: a document, one that is being made, or the settings, of which there is one. */
  subject: DraftSubject;
}
