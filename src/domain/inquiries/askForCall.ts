/**
 * Section of the contact page about requesting a call. Used while there is no booking page, so that nothing promises
 * a calendar. Stored with a message that was sent from there (`sent_from`), so a new name would unmark older ones.
 */
export const askForCallHref = '/contact#call';
