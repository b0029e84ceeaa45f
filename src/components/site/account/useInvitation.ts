'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '@/client/ApiError';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { invitationTexts as texts } from '@/content/site/invitation';
import type { OpenInvitation } from '@/schemas/invitations';
import { useLinkToken } from './useLinkToken';

interface Looked {
  invitation: OpenInvitation | null;
  problem: string | null;
  /** The link may be fine: nobody was there to ask. */
  isPassing: boolean;
}

const nothingYet: Looked = { invitation: null, problem: null, isPassing: false };

/** What the invitation behind the page's address is for. */
export function useInvitation() {
  const token = useLinkToken();
  const [looked, setLooked] = useState(nothingYet);

  const look = useCallback(async (sent: string) => {
    setLooked(nothingYet);
    try {
      const invitation = await callApi<OpenInvitation>('/api/auth/invitation', {
        method: 'POST',
        body: { token: sent },
        asVisitor: true,
      });
      setLooked({ invitation, problem: null, isPassing: false });
    } catch (error) {
      logFailure('The invitation could not be looked up', error);
      const isRefused = error instanceof ApiError && error.status === 400;
      const problem = (isRefused && error.serverMessage) || texts.failed;
      setLooked({ invitation: null, problem, isPassing: !isRefused });
    }
  }, []);

  useEffect(() => {
    if (token) void Promise.resolve(token).then(look);
  }, [token, look]);

  const isIncomplete = token === '';
  return {
    token,
    invitation: looked.invitation,
    problem: isIncomplete ? texts.incomplete : looked.problem,
    retry: !isIncomplete && looked.isPassing && token ? () => void look(token) : null,
  };
}
