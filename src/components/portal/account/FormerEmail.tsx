'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { refetchQueries } from '@/client/refetchQueries';
import { showUser } from '@/client/sessionStore';
import { FormMessage } from '@/components/ui/FormMessage';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { formerEmailTexts as texts } from '@/content/portal/profile';
import { formatMoment } from '@/format/dates';
import type { FormerEmail as Former, ProfileAnswer } from '@/schemas/account';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import { usePortalUser } from '../guard/PortalUser';

const path = '/api/auth/former-email';

/** Without a mail server: the previous address still signs in, and can be restored. */
export function FormerEmail({ onRestored }: { onRestored: () => void }) {
  const { id, email } = usePortalUser();
  const { data: former } = useQuery({
    queryKey: queryKeys.formerEmail(id, email),
    queryFn: ({ signal }) => callApi<Former | null>(path, { signal }),
    meta: { failure: 'The former email could not be loaded' },
  });
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => callApi<ProfileAnswer>(path, { method: 'POST' }),
    onSuccess: async ({ user }) => {
      showUser(user);
      onRestored();
      await refetchQueries(queryKeys.formerEmail(id, user.email));
    },
    meta: { failure: 'The former email could not be restored' },
  });
  if (!former) return null;
  return (
    <div className={`${stack.gap4} ${stack.start} ${text.breaks}`}>
      <FormMessage tone="info">{texts.text(former.email, formatMoment(former.until))}</FormMessage>
      {isError ? <FormMessage>{texts.failed}</FormMessage> : null}
      <WorkingButton variant="secondary" isWorking={isPending} onClick={() => mutate()}>
        {isPending ? texts.restoring : texts.restore}
      </WorkingButton>
    </div>
  );
}
