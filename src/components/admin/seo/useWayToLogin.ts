import { useEffect } from 'react';
import { openPage } from '@/client/openPage';
import { getSessionState, onSessionChange } from '@/client/sessionState';
import { loginPath } from '@/domain/navigation/safeNextPath';

/** When the session ends, the sign-in page takes the place of this one and leads back to `path`. */
export function useWayToLogin(path: string): void {
  useEffect(
    () => onSessionChange(() => getSessionState().status === 'signed-out' && openPage(loginPath(path))),
    [path],
  );
}
