'use client';

import { usePathname } from 'next/navigation';
import { useId, useState } from 'react';
import { QueryProvider } from '@/client/QueryProvider';
import { useSession } from '@/client/useSession';
import { Icon } from '@/components/ui/Icon';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import type { Role } from '@/domain/accounts/roles';
import { mayOpen } from '@/domain/navigation/places';
import styles from './AdminNavigation.module.css';
import { adminPlaces, inboxPath } from './adminPlaces';
import { NewInquiries } from './NewInquiries';
import { useNewInquiries } from './useNewInquiries';
import { WorkLink } from './WorkLink';

/** The way between the screens of administration, for those who work there; the pages themselves turn others away. */
export function AdminNavigation() {
  const { user } = useSession();
  if (!user || user.role === 'client') return null;
  return (
    <QueryProvider>
      <PlaceList role={user.role} />
    </QueryProvider>
  );
}

function PlaceList({ role }: { role: Role }) {
  const path = usePathname();
  const newInquiries = useNewInquiries(path);
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
          <span>{current?.label ?? texts.title}</span>
          <NewInquiries count={newInquiries} />
        </span>
        <Icon name="chevron-down" />
      </button>
      <ul id={listId} className={styles.places} data-open={isOpen} role="list">
        {places.map(({ href, label }) => (
          <li key={href}>
            <WorkLink
              href={href}
              aria-current={href === path ? 'page' : undefined}
              onClick={() => setIsOpen(false)}
            >
              <span>{label}</span>
              {href === inboxPath ? <NewInquiries count={newInquiries} /> : null}
            </WorkLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
