import { z } from 'zod';

/** A file name without folders. */
export const guidePictureParams = z.object({
  filename: z.string().regex(/^[a-z0-9-]+\.webp$/, 'Must be the name of a picture'),
});
