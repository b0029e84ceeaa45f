'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { FormMessage } from '@/components/ui/FormMessage';
import { TextField } from '@/components/ui/TextField';
import { shareTexts as texts } from '@/content/sharing';
import { formatDate } from '@/format/dates';
import row from '@/components/ui/Row.module.css';
import stack from '@/components/ui/Stack.module.css';
import textStyles from '@/components/ui/Text.module.css';
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
  const { expiresAt, url, isRevoked, isBusy, hasFailed, create, revoke } = useShare(path);
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
      <div className={row.gap3}>
        <Button variant="secondary" disabled={isBusy} onClick={create}>
          {isBusy ? texts.creating : expiresAt ? texts.replace : texts.create}
        </Button>
        {expiresAt && (
          <Button variant="quiet" disabled={isBusy} onClick={revoke}>
            {texts.revoke}
          </Button>
        )}
      </div>
    </div>
  );
}

function LinkField({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false);
  // Where the clipboard is closed, the selected text can still be copied by hand.
  const copy = () =>
    navigator.clipboard?.writeText(url).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  return (
    <div className={styles.link}>
      <TextField label={texts.address} value={url} readOnly onFocus={(event) => event.target.select()} />
      <Button variant="secondary" onClick={() => void copy()}>
        {texts.copy}
      </Button>
      <p role="status" className={styles.copied}>
        {isCopied ? texts.copied : ''}
      </p>
    </div>
  );
}
