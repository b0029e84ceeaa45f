import { userTexts as texts } from '@/content/admin/users';
import { roles } from '@/domain/accounts/roles';

/** Roles as options of a select. */
export function RoleOptions() {
  return roles.map((role) => (
    <option key={role} value={role}>
      {texts.types[role]}
    </option>
  ));
}
