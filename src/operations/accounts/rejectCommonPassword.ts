import { passwordProblem } from '@/domain/accounts/passwordProblem';
import { isStaffRole, type Role } from '@/domain/accounts/roles';
import { BadRequest } from '@/errors/ApiFailures';

/** @throws BadRequest on `field` for a password of invalid length, or for a common password if the role is staff */
export function rejectCommonPassword(password: string, role: Role, field = 'password'): void {
  const problem = passwordProblem(password, { isStaff: isStaffRole(role) });
  if (problem) throw new BadRequest(problem, [{ field, message: problem }]);
}
