import type { Ref } from 'react';
import { useCopy } from '@/client/useCopy';
import { Button } from '@/components/ui/Button';
import { TextField } from '@/components/ui/TextField';
import { shareTexts as texts } from '@/content/sharing';
import styles from './LinkField.module.css';

/** A link that is handed on: shown, and copied with a button. */
export function LinkField({ url, inputRef }: { url: string; inputRef?: Ref<HTMLInputElement> }) {
  // Where the clipboard is closed, the selected text can still be copied by hand.
  const { isCopied, copy } = useCopy(url);
  return (
    <div className={styles.link}>
      <TextField
        ref={inputRef}
        label={texts.address}
        value={url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" onClick={copy}>
        {texts.copy}
      </Button>
      <p role="status" className={styles.copied}>
        {isCopied ? texts.copied : ''}
      </p>
    </div>
  );
}
