/** Labels of the contact form, with and without JavaScript. */
export const contactForm = {
  name: 'Your name',
  email: 'Email',
  emailHint: 'We reply to this address and use it for nothing else.',
  company: 'Company (optional)',
  message: 'What would you like to know?',
  messageHint: 'A few sentences about the work that takes too long are plenty.',
  callHint: 'For a call: the topic, two or three times that suit you, and your time zone.',
  /** Label of the honeypot field, which people never see. */
  website: 'Leave this field empty',
  submit: 'Send message',
  submitting: 'Sending...',
  failed: 'Your message could not be sent. Nothing you typed is lost: please try again in a moment.',
  sentTitle: 'Your message has arrived',
  another: 'Write another message',
  reviewTitle: 'Read it once more, then send',
  reviewText: 'Nothing is sent until you press the button. You can still change every field.',
  checkFields: 'Some fields need another look. Nothing you typed is lost.',
  problemTitle: 'Please check your message',
  backToSite: 'Back to the contact page',
} as const;

export const contactPaths = {
  page: '/contact',
  submit: '/api/contact',
  ticket: '/api/contact/ticket',
  /** Anchor of the confirmation that a plain form post leads to. */
  sentId: 'sent',
} as const;
