import type { Payload } from 'payload';
import { outboxName } from './outboxMail';

/**
 * Whether mail reaches people. Without a mail server it lies in the outbox, where nobody opens a link: what waits for
 * one would wait for ever.
 */
export const deliversMail = ({ email }: Payload): boolean => email.name !== outboxName;
