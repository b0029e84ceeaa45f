import { useEffect } from 'react';
import { openPage } from '@/client/openPage';
import { getSessionState, onSessionChange } from '@/client/sessionState';
import { loginPath } from '@/domain/navigation/safeNextPath';

/** When the session ends by itself, the sign-in page takes the place of this one and leads back to `path`. */
export function useWayToLogin(path: string): void {
  useEffect(
    () =>
      onSessionChange(() => {
        const { status, hasLeft = false } = getSessionState();
        if (status === 'signed-out' && !hasLeft) openPage(loginPath(path));
      }),
    [path],
  );
}
