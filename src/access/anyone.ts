/** Allows every request, for documents that public pages show. */
export const anyone = (): boolean => true;
