/**
 * A mail that is to be sent, as the queue keeps it: what it is about, and nothing secret. Its words and its links are
 * made when it is sent.
 */
export type MailOrder =
  | { kind: 'inquiry'; inquiryId: number }
  /** What staff wrote to whoever wrote to the firm. */
  | { kind: 'inquiryReply'; entryId: number }
  /** Dropped when the inquiry has gone on to somebody else by then. */
  | { kind: 'inquiryAssigned'; inquiryId: number; ownerId: number; byName: string }
  /** The address as somebody typed it: whether it has an account is looked up later, at no cost to the answer. */
  | { kind: 'passwordReset'; email: string }
  /** The same mail, ordered by an administrator for an account that is there. */
  | { kind: 'resetHandedOver'; email: string }
  | { kind: 'invitation'; invitationId: number }
  | { kind: 'welcome'; userId: number }
  | { kind: 'passwordChanged'; userId: number; at: string }
  | { kind: 'emailConfirm'; linkId: number }
  | { kind: 'emailRequested'; linkId: number }
  | { kind: 'emailChanged'; linkId: number }
  /** What it tells of, so that it is told even if that session is over by then. */
  | { kind: 'newDevice'; userId: number; device: string; at: string }
  | { kind: 'analysisReady'; analysisId: number }
  /** Of a post that was not published, or not taken back, when it should have been. `reason`: in words for its author. */
  | { kind: 'scheduleFailed'; userId: number; postId: number; type: 'publish' | 'unpublish'; reason: string }
  | { kind: 'accountDeleted'; email: string; name: string; timezone: string; at: string };
