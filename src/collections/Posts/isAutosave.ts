import type { PayloadRequest } from 'payload';

/** Whether the panel saves by itself what somebody is typing. By then, Payload has read the query. */
export const isAutosave = ({ query }: PayloadRequest): boolean => query?.autosave === true;
