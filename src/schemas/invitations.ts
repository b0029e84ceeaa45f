import { z } from 'zod';
import { accountLimits } from '@/domain/accounts/accountLimits';
import { roles } from '@/domain/accounts/roles';
import { emailSchema, newPasswordSchema } from './auth';
import { cleanText } from './cleanText';
import { linkTokenSchema } from './mailedLinks';

const role = z.enum(roles, 'Choose what they are invited as');

export const createInvitationBodySchema = z.object({ email: emailSchema, role });
export type CreateInvitationBody = z.output<typeof createInvitationBodySchema>;

export const invitationSchema = z.object({
  id: z.number(),
  email: z.string(),
  role: z.enum(roles),
  invitedBy: z.string().nullable().describe('Null when the account is gone, or for the first administrator'),
  invitedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  state: z
    .enum(['waiting', 'expired', 'void'])
    .describe('void: who invited is no administrator any more; sent again, it holds'),
});
export type InvitationAnswer = z.infer<typeof invitationSchema>;

/** The secret link, if no mail server can send it. */
const link = z
  .string()
  .nullable()
  .describe('To hand over, when no mail server is set; null when the link was mailed');

export const sentInvitationSchema = z.object({ invitation: invitationSchema, link });
export type SentInvitation = z.infer<typeof sentInvitationSchema>;

export const invitationTokenBodySchema = z.object({ token: linkTokenSchema });

/** The invitation as shown before it is accepted. */
export const openInvitationSchema = z.object({ email: z.string(), role: z.enum(roles) });
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

export const acceptInvitationBodySchema = z.object({
  token: linkTokenSchema,
  name: cleanText({ max: accountLimits.nameMaxLength, required: 'Name is required', isLine: true }),
  password: newPasswordSchema,
});
export type AcceptInvitationBody = z.output<typeof acceptInvitationBodySchema>;

/** A password reset link that an administrator requested. */
export const resetLinkAnswerSchema = z.object({ message: z.string(), link });
export type ResetLinkAnswer = z.infer<typeof resetLinkAnswerSchema>;
