import { ValidationError, type PayloadRequest } from 'payload';

/** 400 at the field of the address. */
export function slugTaken(req: PayloadRequest): ValidationError {
  const message = 'Another post has this slug. Choose another one.';
  return new ValidationError({ errors: [{ label: 'Address', message, path: 'slug' }], req });
}
