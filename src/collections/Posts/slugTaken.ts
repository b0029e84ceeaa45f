import { ValidationError, type PayloadRequest } from 'payload';

/** A 400 error on the slug field. */
export function slugTaken(req: PayloadRequest): ValidationError {
  const message = 'Another post has this slug. Choose another one.';
  return new ValidationError({ errors: [{ label: 'Slug', message, path: 'slug' }], req });
}
