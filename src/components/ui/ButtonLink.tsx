import { Link } from './Link';
import type { ComponentProps } from 'react';
import { buttonClassName, type ButtonLook } from './buttonClassName';

/** A link that looks like a button: it goes somewhere, it doesn't do something. */
export function ButtonLink({ variant, size, className, ...link }: ButtonLook & ComponentProps<typeof Link>) {
  return <Link {...link} className={buttonClassName({ variant, size }, className)} />;
}
