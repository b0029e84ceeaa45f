import { useCallback, useEffect, useState } from 'react';
import type { ApiList } from '@/client/callApiList';
import { logFailure } from '@/client/logFailure';
import type { ManagedUser, UserReport } from '@/schemas/users';
import { fetchReports, fetchUser } from './usersApi';

interface UserDetails {
  user: ManagedUser;
  reports: ApiList<UserReport>;
}

/** A user as they are now, with their latest reports; null while on the way. */
export function useUserDetails(id: number): { details: UserDetails | 'failed' | null; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<{ key: string; details: UserDetails | 'failed' }>();
  const key = `${attempt} ${id}`;
  useEffect(() => {
    let isCurrent = true;
    const settle = (details: UserDetails | 'failed') => isCurrent && setSettled({ key, details });
    Promise.all([fetchUser(id), fetchReports(id)]).then(
      ([user, reports]) => settle({ user, reports }),
      (error: unknown) => {
        logFailure('The user could not be loaded', error);
        settle('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [id, key]);
  return {
    details: settled?.key === key ? settled.details : null,
    reload: useCallback(() => setAttempt((count) => count + 1), []),
  };
}
