import { BadRequest } from '@/errors/ApiFailures';

/** Returns a 400 error for one field, with a message for the author. */
export const badField = (field: string, message: string) => new BadRequest(message, [{ field, message }]);
