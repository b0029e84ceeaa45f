import type { PayloadRequest } from 'payload';

/** Returns whether the request is an autosave of the admin panel. Only valid after Payload has parsed the query. */
export const isAutosave = ({ query }: PayloadRequest): boolean => query?.autosave === true;
