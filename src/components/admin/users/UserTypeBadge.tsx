import { Badge } from '@/components/ui/Badge';
import { userTexts as texts } from '@/content/admin/users';
import { isStaffRole, type Role } from '@/domain/accounts/roles';

/** Badge: User, Marketer or Admin. */
export function UserTypeBadge({ role }: { role: Role }) {
  return <Badge tone={isStaffRole(role) ? 'green' : 'outline'}>{texts.types[role]}</Badge>;
}
