import type { Field } from 'payload';
import { nobody } from '@/access/nobody';

const secret = { admin: { hidden: true }, access: { read: nobody } };

/** The link under which others may see a document. Who reads the database learns no token from its hash. */
export const shareFields: Field[] = [
  { name: 'shareTokenHash', type: 'text', unique: true, ...secret },
  { name: 'shareExpiresAt', type: 'date', ...secret },
];
