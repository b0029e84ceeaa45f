'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries } from '@/client/refetchQueries';
import { FormMessage } from '@/components/ui/FormMessage';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { useKeptFocus } from '@/components/ui/useKeptFocus';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { profileTexts, sessionTexts as texts } from '@/content/portal/profile';
import text from '@/components/ui/Text.module.css';
import { sessionsQuery } from './accountQueries';
import { SessionItem } from './SessionItem';
import styles from './SessionList.module.css';
import stack from '@/components/ui/Stack.module.css';
import space from '@/components/ui/Space.module.css';

type Outcome = { tone: 'error' | 'success'; message: string } | null;

interface Ending {
  path: `/${string}`;
  /** Message shown afterwards. */
  message: string;
}

/** Every device on which the account is signed in, with signing out from here. */
export function SessionList() {
  const { data: sessions, isPending, isError } = useQuery(sessionsQuery);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const block = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useKeptFocus(block, heading);
  const ending = useMutation({
    mutationFn: ({ path }: Ending) => callApi(path, { method: 'DELETE' }),
    onMutate: () => setOutcome(null),
    onSuccess: (_answer, { message }) => setOutcome({ tone: 'success', message }),
    onError: () => setOutcome({ tone: 'error', message: texts.endFailed }),
    onSettled: () => refetchQueries(queryKeys.sessions),
    meta: { failure: 'A session could not be ended' },
  });

  return (
    <div ref={block} className={`${styles.block} ${stack.gap4} ${stack.start} ${space.above6}`}>
      <h3 ref={heading} tabIndex={-1}>
        {texts.title}
      </h3>
      <p className={text.quiet}>{texts.lede}</p>
      {outcome ? <FormMessage tone={outcome.tone}>{outcome.message}</FormMessage> : null}
      {isPending ? <p role="status">{texts.loading}</p> : null}
      {isError ? (
        <LoadFailure
          message={texts.loadFailed}
          retry={profileTexts.tryAgain}
          onRetry={() => void refetchQueries(queryKeys.sessions)}
        />
      ) : null}
      <ul role="list" className={styles.list}>
        {sessions?.map((session) => (
          <SessionItem
            key={session.id}
            session={session}
            isHeld={ending.isPending}
            onEnd={() =>
              ending.mutate({
                path: `/api/auth/sessions/${session.id}`,
                message: `${session.device}: signed out`,
              })
            }
          />
        ))}
      </ul>
      {sessions && sessions.length > 1 ? (
        <WorkingButton
          variant="secondary"
          size="small"
          isHeld={ending.isPending}
          onClick={() => ending.mutate({ path: '/api/auth/sessions', message: texts.signedOutOthers })}
        >
          {texts.signOutOthers}
        </WorkingButton>
      ) : null}
    </div>
  );
}
