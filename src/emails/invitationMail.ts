import type { Role } from '@/domain/accounts/roles';
import type { MailContent } from './layOutMail';

const purposes: Readonly<Record<Role, string>> = {
  client: 'to see and plan where AI pays off in your company',
  marketer: 'to edit the site’s content: posts, pages, media and SEO',
  admin: 'to run the site as an administrator',
};

interface Invitation {
  /** Null if there is no name that a mail may show. */
  inviter: string | null;
  firmName: string;
  role: Role;
  until: string;
  address: string;
}

/** Invitation for a recipient without an account, who may not know the firm. */
export const invitationMail = ({ inviter, firmName, role, until, address }: Invitation): MailContent => ({
  subject: `Your invitation to ${firmName}`,
  paragraphs: [
    `${inviter ? `${inviter} invites you` : 'You are invited'} to open an account at ${firmName}, ${purposes[role]}.`,
    'Choose your name and your password with this link. Nobody else knows the password, and nobody will ask you for it.',
  ],
  action: { label: 'Accept the invitation', address },
  closing: [
    `The link works once, until ${until}.`,
    'If you don’t know what this is about, do nothing: without the link no account is made.',
  ],
});
