import type { MailContent } from './layOutMail';

/** Mails about account security. They are always sent, whatever the user's preferences. */

const notYou =
  'If this wasn’t you, set a new password now: “Forgot your password?” on the sign-in page. That signs out every device.';

/** For an unverified address, whose owner may not know the firm. */
export const welcomeMail = (address: string): MailContent => ({
  subject: 'Your account is open',
  paragraphs: [
    'An account was opened with this address. What to do first: answer the eleven steps of the AI Opportunity Assessment, and see where AI could give hours and dollars back to your business. You can stop at any step and go on later.',
    'Your answers and results are kept in your account. You can take them along or delete all of it at any time.',
  ],
  action: { label: 'Go to your dashboard', address },
  closing: [
    'If you didn’t open it, set a password with “Forgot your password?” on the sign-in page. That signs out whoever did, and you can delete the account then.',
  ],
});

export const passwordResetMail = (address: string): MailContent => ({
  subject: 'Set a new password',
  paragraphs: [
    'Somebody, we hope you, asked for a new password for your account. This link leads to a page where you can set one. It works once, within one hour.',
  ],
  action: { label: 'Set a new password', address },
  closing: ['If you didn’t ask for it, you can ignore this email. Your password stays as it is.'],
});

export const passwordChangedMail = (when: string): MailContent => ({
  subject: 'Your password was changed',
  paragraphs: [
    `The password of your account was changed on ${when}. Every other device has been signed out.`,
    notYou,
  ],
});

/** For an unverified address, whose owner may not know the firm. */
export const emailConfirmMail = (until: string, address: string): MailContent => ({
  subject: 'Confirm your new email',
  paragraphs: [
    'An account on our site asked to sign in with this address from now on. If the account is yours, confirm it with this link.',
    'If you didn’t ask for it, somebody else’s account may be asking, by mistake or on purpose. Then do nothing: nothing changes, and this address is not used.',
  ],
  action: { label: 'Confirm this email', address },
  closing: [`The link works once, until ${until}.`],
});

export const emailRequestedMail = (newEmail: string, until: string, address: string): MailContent => ({
  subject: 'Somebody asked to change the email of your account',
  paragraphs: [
    `Your account was asked to sign in with ${newEmail} instead of this address. Nothing has changed yet: that happens when a link mailed to the new address is opened.`,
    `If you didn’t ask for it, stop it with this link. It keeps your account with this address, signs out every device and lets you set a new password. It works once, until ${until}, even if the change has been made by then.`,
  ],
  action: { label: 'Keep my account', address },
  closing: ['If you asked for it yourself, there is nothing to do here.'],
});

export const emailChangedMail = (newEmail: string, until: string, address: string): MailContent => ({
  subject: 'The email of your account was changed',
  paragraphs: [
    `Your account now signs in with ${newEmail} instead of this address.`,
    `If you didn’t change it, undo it with this link. It gives the account back to this address, signs out every device and lets you set a new password. It works once, until ${until}.`,
  ],
  action: { label: 'Undo the change', address },
  closing: ['If you changed it yourself, there is nothing to do.'],
});

export const newDeviceMail = (device: string, when: string, address: string): MailContent => ({
  subject: 'New sign-in to your account',
  paragraphs: [
    `Somebody signed in to your account from a browser we haven’t seen before: ${device}, on ${when}.`,
    'If this was you, there is nothing to do.',
  ],
  action: { label: 'See where you are signed in', address },
  closing: [notYou],
});

export const accountDeletedMail = (when: string): MailContent => ({
  subject: 'Your account has been deleted',
  paragraphs: [
    `Your account and everything in it, your analyses, audits and sessions, were deleted on ${when}, as you asked. This can’t be undone, and this is the last email about it.`,
  ],
});
