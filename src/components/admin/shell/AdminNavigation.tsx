'use client';

import { usePathname } from 'next/navigation';
import { useId, useState } from 'react';
import { useSession } from '@/client/useSession';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import type { Role } from '@/domain/accounts/roles';
import { mayOpen } from '@/domain/navigation/places';
import styles from './AdminNavigation.module.css';
import { adminPlaces } from './adminPlaces';

/** The way between the screens of administration, for those who work there; the pages themselves turn others away. */
export function AdminNavigation() {
  const { user } = useSession();
  if (!user || user.role === 'client') return null;
  return <PlaceList role={user.role} />;
}

function PlaceList({ role }: { role: Role }) {
  const path = usePathname();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const places = adminPlaces.filter(({ href }) => mayOpen(role, href));
  const current = places.find(({ href }) => href === path);
  return (
    <nav aria-label={texts.places} className={styles.bar}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>
          <span className="visually-hidden">{texts.openPlaces}: </span>
          {current?.label ?? texts.title}
        </span>
        <Icon name="chevron-down" />
      </button>
      <ul id={listId} className={styles.places} data-open={isOpen} role="list">
        {places.map(({ href, label }) => (
          <li key={href}>
            <PlaceLink
              href={href}
              aria-current={href === path ? 'page' : undefined}
              onClick={() => setIsOpen(false)}
            >
              {label}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The CMS is an application apart, which only a full load can bring. */
function PlaceLink(props: Parameters<typeof Link>[0]) {
  return props.href.startsWith('/cms') ? <a {...props} /> : <Link {...props} />;
}
