'use client';

import { useRouter } from 'next/navigation';
import { Suspense, useCallback, useEffect, useState, type ReactNode } from 'react';
import { QueryProvider } from '@/client/QueryProvider';
import { loadSession } from '@/client/sessionStore';
import { PreservePage } from '@/client/usePreservePage';
import { useSessionKeepAlive } from '@/client/useSessionKeepAlive';
import { useSession } from '@/client/useSession';
import { choosePasswordPath } from '@/content/site/choosePassword';
import { passwordScreen } from '@/domain/accounts/passwordScreen';
import { loginPath } from '@/domain/navigation/safeNextPath';
import type { SessionUser } from '@/schemas/auth';
import { PortalLoading } from './PortalLoading';
import { PortalUser } from './PortalUser';

/** Returns the address of this page with query and fragment. */
const addressHere = (): string => window.location.pathname + window.location.search + window.location.hash;

interface RequireUserProps {
  /**
   * Redirect target for visitors; defaults to the login page. A session that ends here always leads to the login page.
   */
  elsewhere?: string;
  children: ReactNode;
}

/**
 * Renders its children only for signed-in users. Redirects others to the login page, which returns here, and staff with
 * a temporary password to choosing one. The static HTML contains none of the children. Each screen has its own guard,
 * so that opening it refreshes the account. While `usePreservePage` is active, the page stays with the last known user.
 */
export function RequireUser({ elsewhere, children }: RequireUserProps) {
  const session = useSession();
  const router = useRouter();
  useSessionKeepAlive();
  const [lastUser, setLastUser] = useState<SessionUser | null>(null);
  const [holds, setHolds] = useState(0);
  const [openedAt] = useState(() => new Date().toISOString());
  if (session.user && session.user !== lastUser) setLastUser(session.user);

  // The name or the report limit may have changed since the account was loaded.
  useEffect(() => void loadSession(), []);

  const isHeld = holds > 0 && lastUser !== null && !session.hasLeft;
  const isOut = session.status === 'signed-out' && !isHeld;
  useEffect(() => {
    if (!isOut) return undefined;
    const hasEnded = lastUser !== null && !session.hasLeft;
    const path = hasEnded ? undefined : elsewhere;
    const goAway = () => router.replace(path ?? loginPath(addressHere()));
    if (!session.hasLeft) goAway();
    // After `hasLeft`, navigation has started; the browser may still restore this page from its back/forward cache.
    // Otherwise, a dialog that closes now goes back in the history, which cancels the redirect.
    const event = session.hasLeft ? 'pageshow' : 'popstate';
    window.addEventListener(event, goAway);
    return () => window.removeEventListener(event, goAway);
  }, [isOut, session.hasLeft, lastUser, elsewhere, router]);

  const isHeldUp = session.user !== null && passwordScreen(session.user, openedAt) === 'required';
  useEffect(() => {
    if (isHeldUp) router.replace(`${choosePasswordPath}?next=${encodeURIComponent(addressHere())}`);
  }, [isHeldUp, router]);

  const hold = useCallback(() => {
    setHolds((count) => count + 1);
    return () => setHolds((count) => count - 1);
  }, []);
  const user = session.user ?? (isHeld ? lastUser : null);

  if (!user || isHeldUp) return <PortalLoading />;
  // Another account that signs in elsewhere in this browser gets new component instances.
  return (
    <PortalUser key={user.id} value={user}>
      <PreservePage value={hold}>
        <QueryProvider>
          <Suspense fallback={<PortalLoading />}>{children}</Suspense>
        </QueryProvider>
      </PreservePage>
    </PortalUser>
  );
}
