import { z } from 'zod';
import { localDrafts } from '@/client/localDrafts';

/**
 * What the server sets, or only asks itself about, files, which can't be kept as text, and passwords, which no browser is to
 * keep in the open: they aren't put back.
 */
const notTyped = [
  ...['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'typedMarkdown', 'typedFor', 'edition'],
  ...['globalType', 'file', 'password', 'confirm-password'],
];

/** What somebody typed into a form of the panel, by field. */
export type TypedValues = Record<string, unknown>;

export const typedValues = (data: Record<string, unknown>): TypedValues =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !notTyped.includes(name)));

/** Forms of a collection, or of settings, that were typed in and not saved. */
export const keptForms = (slug: string) =>
  localDrafts(`panel-${slug}`, z.object({ values: z.record(z.string(), z.unknown()), savedAt: z.number() }));
