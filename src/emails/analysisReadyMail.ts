import { mailableName } from '@/domain/mail/mailableName';
import type { MailContent } from './layOutMail';

/** Sent only to users with this notification enabled. `headline` is the result in a sentence or two. */
export function analysisReadyMail(listName: string, headline: string, address: string): MailContent {
  const name = mailableName(listName);
  return {
    subject: name ? `Your analysis is ready: ${name}` : 'Your analysis is ready',
    paragraphs: [`Your AI opportunity analysis${name ? ` “${name}”` : ''} is ready.`, headline],
    action: { label: 'See the results', address },
    closing: ['You can turn these emails off under Preferences in your profile settings.'],
  };
}
