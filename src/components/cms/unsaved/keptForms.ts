import { z } from 'zod';
import { keptDrafts } from '@/client/keptDrafts';

/** What the server sets, or only asks itself about: it isn't put back. */
const notTyped = ['id', 'createdAt', 'updatedAt', 'deletedAt', '_status', 'typedMarkdown', 'typedFor'];

/** What somebody typed into a form of the panel, by field. */
export type TypedValues = Record<string, unknown>;

export const typedValues = (data: Record<string, unknown>): TypedValues =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !notTyped.includes(name)));

/** Posts in the panel that were typed in and not saved. */
export const keptForms = keptDrafts(
  'panel-post',
  z.object({ values: z.record(z.string(), z.unknown()), savedAt: z.number() }),
);
