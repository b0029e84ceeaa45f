import type { Field } from 'payload';
import { nobody } from '@/access/nobody';

/** Hidden in forms, and unreadable through the collection. */
export const secret = { admin: { hidden: true }, access: { read: nobody } };

/** The share link of a document. Only a hash is stored, so reading the database reveals no token. */
export const shareFields: Field[] = [
  { name: 'shareTokenHash', type: 'text', unique: true, ...secret },
  { name: 'shareExpiresAt', type: 'date', ...secret },
];
