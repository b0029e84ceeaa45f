import { z } from 'zod';
import { submissionKeySchema } from './submissionKey';

/** Names a draft; what is made of it is submitted under a key that begins with it. */
export const draftKeySchema = submissionKeySchema.unwrap();

/** Which draft is meant; whichever there is, unless told. */
export const draftQuerySchema = z.object({ key: draftKeySchema.optional() });
