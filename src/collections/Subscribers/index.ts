import type { CollectionConfig } from 'payload';
import { nobody } from '@/access/nobody';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { inquiryLimits } from '@/domain/inquiries/inquiryLimits';
import { newsletterLimits } from '@/domain/newsletter/newsletterLimits';
import { subscriberStates } from '@/domain/newsletter/subscriberStates';

/**
 * Who asked to hear of new posts, who has proved it, and who has left. Written by the newsletter's own operations alone: a
 * row is the proof that somebody agreed, so neither the panel nor anybody's call changes one. Whoever leaves stays as
 * having left, so that the firm's mailing tool can be told.
 */
export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  access: { create: nobody, read: nobody, update: nobody, delete: nobody, readVersions: nobody },
  versions: false,
  admin: { hidden: true },
  lockDocuments: false,
  fields: [
    // In small letters.
    { name: 'email', type: 'text', required: true, unique: true, maxLength: accountLimits.emailMaxLength },
    {
      name: 'state',
      type: 'select',
      options: [...subscriberStates],
      required: true,
      defaultValue: 'pending',
      index: true,
    },
    // Of the latest sign-up, and with it the page and the words.
    { name: 'askedAt', type: 'date', required: true },
    { name: 'confirmedAt', type: 'date' },
    { name: 'leftAt', type: 'date' },
    { name: 'sentFrom', type: 'text', maxLength: inquiryLimits.pathMaxLength },
    { name: 'agreedTo', type: 'textarea', required: true, maxLength: newsletterLimits.wordsMaxLength },
    // SHA-256 of the token that confirms; empty until the mail is sent.
    { name: 'tokenHash', type: 'text', unique: true },
    { name: 'tokenEndsAt', type: 'date' },
  ],
};
