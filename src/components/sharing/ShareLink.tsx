'use client';

import { useEffect, useRef } from 'react';
import { FormMessage } from '@/components/ui/FormMessage';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { WorkingButton } from '@/components/ui/WorkingButton';
import { shareTexts as texts } from '@/content/sharing';
import { formatDate } from '@/format/dates';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { LinkField } from './LinkField';
import styles from './ShareLink.module.css';
import { useShare } from './useShare';

interface ShareLinkProps {
  /** Of the calls that look at, make and withdraw the link. */
  path: `/${string}`;
  /** What the link shows, and to whom. */
  text: string;
}

/** Makes and withdraws the link under which others may see something. */
export function ShareLink({ path, text }: ShareLinkProps) {
  const { expiresAt, url, isRevoked, underway, hasFailed, create, revoke, ...share } = useShare(path);
  // A new link would end one that is out, which has to be said first.
  const isBusy = underway !== null || !share.isKnown;
  const offer = expiresAt ? texts.replace : texts.create;
  const field = useRef<HTMLDivElement>(null);
  const offerButton = useRef<HTMLButtonElement>(null);
  const isPressed = useRef(false);
  const press = (change: () => void) => () => {
    isPressed.current = true;
    change();
  };
  // To what the press has made, or to what is left: the button that withdraws a link goes with it.
  useEffect(() => {
    if (!isPressed.current) return;
    if (url) field.current?.querySelector('input')?.focus();
    else if (isRevoked) offerButton.current?.focus();
  }, [url, isRevoked]);
  return (
    <div className={stack.gap4}>
      <p className={textStyles.measure}>{text}</p>
      {url && (
        <div ref={field}>
          <LinkField key={url} url={url} />
        </div>
      )}
      <p role="status" className={styles.said}>
        {expiresAt && (url ? texts.created : texts.active)(formatDate(expiresAt, 'long'))}
      </p>
      {isRevoked && <FormMessage tone="success">{texts.revoked}</FormMessage>}
      {hasFailed && <FormMessage>{texts.failed}</FormMessage>}
      {share.isUnknown && (
        <KeptLoadFailure message={texts.unknown} retry={texts.retry} onRetry={share.reload} />
      )}
      <div className={row.gap3}>
        <WorkingButton
          ref={offerButton}
          variant="secondary"
          isWorking={underway === 'create'}
          isHeld={isBusy}
          onClick={press(create)}
        >
          {underway === 'create' ? texts.creating : offer}
        </WorkingButton>
        {expiresAt && (
          <WorkingButton
            variant="quiet"
            isWorking={underway === 'revoke'}
            isHeld={isBusy}
            onClick={press(revoke)}
          >
            {underway === 'revoke' ? texts.revoking : texts.revoke}
          </WorkingButton>
        )}
      </div>
    </div>
  );
}
