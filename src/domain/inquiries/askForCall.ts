/**
 * Section of the contact page about requesting a call. Used while there is no booking page, so that nothing promises
 * a calendar.
 */
export const askForCallHref = '/contact#call';
