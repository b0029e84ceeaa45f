'use client';

import { useState } from 'react';
import { callApi } from '@/client/apiClient';
import { logFailure } from '@/client/logFailure';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { focusMain } from '@/components/ui/focusMain';
import { helpPath, helpTexts as texts } from '@/content/admin/help';
import { useAdminAnswer } from '../useAdminAnswer';
import row from '@/components/ui/Row.module.css';
import styles from './GuideOffer.module.css';

/** Payload's preference of the account, which is the same on every device. */
const preferencePath = '/api/payload-preferences/guide-offer';

/** Offers the guide to staff until they answer. Both answers end the offer for this account. */
export function GuideOffer() {
  const { answer } = useAdminAnswer<{ value: unknown }>(preferencePath);
  const [isDismissed, setIsDismissed] = useState(false);
  if (isDismissed || answer?.value !== null) return null;

  // An offer that could not be ended appears again, which is harmless.
  const end = () => {
    const options = { method: 'POST', body: { value: 'answered' }, keepalive: true } as const;
    callApi(preferencePath, options).catch((error: unknown) =>
      logFailure('The offer could not be ended', error),
    );
  };
  const dismiss = () => {
    end();
    setIsDismissed(true);
    focusMain();
  };
  return (
    <div className={styles.offer} data-own-part="">
      <p>{texts.offer}</p>
      <div className={row.gap2}>
        <ButtonLink href={helpPath} variant="secondary" size="small" onClick={end}>
          {texts.open}
        </ButtonLink>
        <Button variant="quiet" size="small" onClick={dismiss}>
          {texts.dismiss}
        </Button>
      </div>
    </div>
  );
}
