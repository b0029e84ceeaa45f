import { z } from 'zod';
import { submissionKeySchema } from './submissionKey';

/** Identifies a draft. Its submission uses a key that begins with the draft's key. */
export const draftKeySchema = submissionKeySchema.unwrap();

/** Selects a draft; without a key, whichever exists. */
export const draftQuerySchema = z.object({ key: draftKeySchema.optional() });
