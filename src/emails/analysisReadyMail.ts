import type { MailContent } from './layOutMail';

/** Sent only to those who want to hear about their analyses. */
export const analysisReadyMail = (listName: string, address: string): MailContent => ({
  subject: `Your analysis is ready: ${listName}`,
  paragraphs: [
    `Your AI opportunity analysis “${listName}” is ready: which hours could be freed, what they cost today, and what to do first, with the arithmetic behind every figure.`,
  ],
  action: { label: 'See the results', address },
  closing: ['You can switch these mails off under Preferences in your profile settings.'],
});
