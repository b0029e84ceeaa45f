import { Link } from './Link';
import type { ComponentProps } from 'react';
import { buttonClassName, type ButtonLook } from './buttonClassName';

/** A link styled as a button. It navigates; for actions use `Button`. */
export function ButtonLink({ variant, size, className, ...link }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...link} className={buttonClassName({ variant, size }, className)} />;
}
