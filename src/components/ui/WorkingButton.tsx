'use client';

import type { ComponentProps } from 'react';
import { Button } from './Button';
import styles from './WorkingButton.module.css';

interface WorkingButtonProps extends ComponentProps<typeof Button> {
  /** What it does is under way, which it shows. */
  isWorking?: boolean;
  /** There is nothing for it to do now, or something else has to be finished first. */
  isHeld?: boolean;
}

/**
 * A button of the portal and the admin that can't be pressed for a while. It keeps the focus, which a disabled one loses,
 * and takes no notice of a press; of one that would send a form neither.
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
