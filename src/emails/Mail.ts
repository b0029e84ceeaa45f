/** A mail ready to send, in plain text and HTML. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}
