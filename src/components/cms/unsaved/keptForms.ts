import { z } from 'zod';
import { localDrafts, type DraftSubject } from '@/client/localDrafts';

/**
 * Fields that aren't restored: those that only the server sets or reads, files, which can't be stored as text, and
 * passwords, which must not be stored in plain text.
 */
const notTyped = [
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'typedMarkdown', 'typedFor', 'edition'],
  ...['globalType', 'file', 'password', 'confirm-password'],
];

/** Unsaved input in a form of the panel, by field. */
export type TypedValues = Record<string, unknown>;

export const typedValues = (data: Record<string, unknown>): TypedValues =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !notTyped.includes(name)));

/** Identifies the document that a form edits. */
export interface FormSubject {
  /** Slug of the collection or global. */
  slug: string;
  /** The document: an existing one, a new one, or the global itself. */
  subject: DraftSubject;
}

const valuesSchema = z.record(z.string(), z.unknown());

/** Stored unsaved input for the forms of a collection or global. */
export const keptForms = (slug: string) =>
  localDrafts(
    `panel-${slug}`,
    z.object({ values: valuesSchema, base: valuesSchema.optional(), savedAt: z.number() }),
  );
