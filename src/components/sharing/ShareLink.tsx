'use client';

import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { LoadFailure } from '@/components/ui/LoadFailure';
import { shareTexts as texts } from '@/content/sharing';
import { formatDate } from '@/format/dates';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { LinkField } from './LinkField';
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
  return (
    <div className={stack.gap4}>
      <p className={textStyles.measure}>{text}</p>
      {url && <LinkField key={url} url={url} />}
      {expiresAt && (
        <p>
          {url ? texts.created(formatDate(expiresAt, 'long')) : texts.active(formatDate(expiresAt, 'long'))}
        </p>
      )}
      {isRevoked && <FormMessage tone="success">{texts.revoked}</FormMessage>}
      {hasFailed && <FormMessage>{texts.failed}</FormMessage>}
      {share.isUnknown && <LoadFailure message={texts.unknown} retry={texts.retry} onRetry={share.reload} />}
      <div className={row.gap3}>
        <Button variant="secondary" disabled={isBusy} aria-busy={underway === 'create'} onClick={create}>
          {underway === 'create' ? texts.creating : offer}
        </Button>
        {expiresAt && (
          <Button variant="quiet" disabled={isBusy} aria-busy={underway === 'revoke'} onClick={revoke}>
            {underway === 'revoke' ? texts.revoking : texts.revoke}
          </Button>
        )}
      </div>
    </div>
  );
}
