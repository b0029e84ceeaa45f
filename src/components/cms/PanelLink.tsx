'use client';

import { usePathname } from 'next/navigation';
import { Link } from '@/components/ui/Link';

/** A link in the panel's navigation, which marks the current page as Payload's own do. */
export function PanelLink({ href, label }: { href: string; label: string }) {
  const isCurrent = usePathname() === href;
  return (
    <li>
      <Link className="nav__link" href={href} aria-current={isCurrent ? 'page' : undefined}>
        {isCurrent ? <div className="nav__link-indicator" /> : null}
        <span className="nav__link-label">{label}</span>
      </Link>
    </li>
  );
}
