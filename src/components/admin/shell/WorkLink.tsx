import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/Link';

/** A link to where work is done. The CMS is an application apart, which only a full load can bring. */
export function WorkLink(props: ComponentProps<typeof Link>) {
  return /^\/cms(?![\w-])/.test(props.href) ? <a {...props} /> : <Link {...props} />;
}
