/** So long a page is given, once its address is there, before anybody outside is told of it; it may lead on at once. */
export const pageViewDelayMs = 100;
