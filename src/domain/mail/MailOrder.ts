/** A mail as stored in the queue: only references, no secrets. Text and links are composed when it is sent. */
export type MailOrder =
  | { kind: 'inquiry'; inquiryId: number }
  /** A reply by staff to the sender of an inquiry. */
  | { kind: 'inquiryReply'; entryId: number }
  /** Dropped if the inquiry has another owner by then. */
  | { kind: 'inquiryAssigned'; inquiryId: number; ownerId: number; byName: string }
  /** The email as typed. The account is looked up when the mail is sent, so that response times reveal nothing. */
  | { kind: 'passwordReset'; email: string }
  /** The same mail, requested by an administrator for an existing account. */
  | { kind: 'resetHandedOver'; email: string }
  | { kind: 'invitation'; invitationId: number }
  | { kind: 'welcome'; userId: number }
  | { kind: 'passwordChanged'; userId: number; at: string }
  | { kind: 'emailConfirm'; linkId: number }
  | { kind: 'emailRequested'; linkId: number }
  | { kind: 'emailChanged'; linkId: number }
  /** Contains the details, so that it can be sent even if the session has ended by then. */
  | { kind: 'newDevice'; userId: number; device: string; at: string }
  | { kind: 'analysisReady'; analysisId: number }
  /** For a post that wasn't published or unpublished on schedule. `reason` is shown to the author. */
  | { kind: 'scheduleFailed'; userId: number; postId: number; type: 'publish' | 'unpublish'; reason: string }
  | { kind: 'accountDeleted'; email: string; name: string; timezone: string; at: string };
