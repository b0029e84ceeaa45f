/** A message as it is sent, in both forms. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}
