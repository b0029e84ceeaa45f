'use client';

import type { ComponentProps } from 'react';
import { Button } from './Button';
import styles from './WorkingButton.module.css';

interface WorkingButtonProps extends ComponentProps<typeof Button> {
  /** Its action is in progress; shows a busy state. */
  isWorking?: boolean;
  /** It can't be pressed now: nothing to do, or another action is in progress. */
  isHeld?: boolean;
}

/**
 * A button of the portal and the admin that can be blocked temporarily. It uses `aria-disabled`, because a disabled
 * button loses the focus, and ignores clicks, including those that would submit a form.
 */
export function WorkingButton({
  isWorking = false,
  isHeld = false,
  className,
  onClick,
  ...button
}: WorkingButtonProps) {
  const isOff = isWorking || isHeld;
  return (
    <Button
      {...button}
      className={[styles.button, className].filter(Boolean).join(' ')}
      aria-disabled={isOff}
      aria-busy={isWorking}
      onClick={(event) => {
        if (isOff) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
