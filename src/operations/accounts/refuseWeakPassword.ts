import { passwordProblem } from '@/domain/accounts/passwordProblem';
import { BadRequest } from '@/errors/ApiFailures';

/** @throws BadRequest on `field` for a new password that is too short, too long or among the most used ones */
export function refuseWeakPassword(password: string, field = 'password'): void {
  const problem = passwordProblem(password);
  if (problem) throw new BadRequest(problem, [{ field, message: problem }]);
}
