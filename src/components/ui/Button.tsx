import type { ComponentProps } from 'react';
import { buttonClassName, type ButtonLook } from './buttonClassName';

/** A button. `aria-busy` shows that its action is in progress; `type` defaults to `button`. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return <button {...button} type={type} className={buttonClassName({ variant, size }, className)} />;
}
