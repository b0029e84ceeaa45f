import { BadRequest } from '@/errors/ApiFailures';

/** 400 for one field, with the reason in words for the author. */
export const badField = (field: string, message: string) => new BadRequest(message, [{ field, message }]);
