'use client';

import { usePathname } from 'next/navigation';
import { useId, type ReactNode } from 'react';
import { QueryProvider } from '@/client/QueryProvider';
import { useSession } from '@/client/useSession';
import { NavMenu } from '@/components/site/NavMenu';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import type { Role } from '@/domain/accounts/roles';
import { mayOpen } from '@/domain/navigation/places';
import styles from './AdminNavigation.module.css';
import { adminGroups, adminTabs, inboxPath } from './adminPlaces';
import { NewInquiries } from './NewInquiries';
import { useNewInquiries } from './useNewInquiries';

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
  const mayOpenPlace = ({ href }: { href: string }) => mayOpen(role, href);
  const groups = adminGroups
    .map(({ title, places }) => ({ title, places: places.filter(mayOpenPlace) }))
    .filter(({ places }) => places.length > 0);
  const isInMore = groups.some(({ places }) => places.some(({ href }) => href === path));
  return (
    <nav aria-label={texts.places} className={styles.bar}>
      <ul className={styles.tabs} role="list">
        {adminTabs.filter(mayOpenPlace).map((place) => (
          <li key={place.href}>
            <PlaceLink {...place} path={path} />
          </li>
        ))}
      </ul>
      <NavMenu
        label={
          <>
            <span>{texts.more}</span>
            <NewInquiries count={newInquiries} />
            <Icon name="chevron-down" />
          </>
        }
        buttonClassName={isInMore ? `${styles.more} ${styles.current}` : styles.more}
        panelClassName={styles.panel}
      >
        {groups.map((group) => (
          <PlaceGroup key={group.title} {...group} path={path} newInquiries={newInquiries} />
        ))}
      </NavMenu>
    </nav>
  );
}

interface Place {
  href: string;
  label: string;
}

interface PlaceGroupProps {
  title: string;
  places: readonly Place[];
  path: string;
  newInquiries: number;
}

function PlaceGroup({ title, places, path, newInquiries }: PlaceGroupProps) {
  const titleId = useId();
  return (
    <div>
      <h2 id={titleId}>{title}</h2>
      <ul aria-labelledby={titleId} role="list">
        {places.map((place) => (
          <li key={place.href}>
            <PlaceLink {...place} path={path}>
              {place.href === inboxPath ? <NewInquiries count={newInquiries} /> : null}
            </PlaceLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlaceLink({ href, label, path, children }: Place & { path: string; children?: ReactNode }) {
  return (
    <Link href={href} aria-current={href === path ? 'page' : undefined}>
      <span>{label}</span>
      {children}
    </Link>
  );
}
