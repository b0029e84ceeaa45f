import type { ComponentProps } from 'react';
import { buttonClassName, type ButtonLook } from './buttonClassName';

/** A button. `aria-busy` shows that its work is under way; `type` is `button` unless said otherwise. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...button
}: ButtonLook & ComponentProps<'button'>) {
  return <button {...button} type={type} className={buttonClassName({ variant, size }, className)} />;
}
