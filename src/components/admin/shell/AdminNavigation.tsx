'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { QueryProvider } from '@/client/QueryProvider';
import { useSession } from '@/client/useSession';
import { NavMenu } from '@/components/site/NavMenu';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { categoriesTexts } from '@/content/admin/categories';
import { helpPath } from '@/content/admin/help';
import { inquiryTexts } from '@/content/admin/inquiries';
import { languageModelTexts } from '@/content/admin/languageModel';
import { overviewTexts } from '@/content/admin/overview';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import { clientProgressTexts } from '@/content/admin/progress';
import { trailTexts } from '@/content/admin/trail';
import type { Role } from '@/domain/accounts/roles';
import { mayOpen } from '@/domain/navigation/places';
import type { InquiryCounts } from '@/schemas/inquiryDesk';
import { inquiryCountsPath } from '../inquiries/inquiriesApi';
import { useAdminAnswer } from '../useAdminAnswer';
import styles from './AdminNavigation.module.css';

/** Link that shows the number of new inquiries. */
const inboxPath = '/admin/inquiries';

/** The three tabs of the Admin Portal. */
const adminTabs = [
  { href: '/admin', label: texts.users },
  { href: '/admin/blog', label: texts.blog },
  { href: '/admin/categories', label: categoriesTexts.title },
] as const;

/** All other tools, in the "More" menu. Content is edited in the panel. */
const adminGroups = [
  {
    title: texts.groups.content,
    places: [
      { href: '/cms/collections/posts', label: texts.posts },
      { href: '/cms/collections/media', label: texts.media },
      { href: '/cms/collections/seo-pages', label: texts.pages },
      { href: '/cms/collections/redirects', label: texts.redirects },
    ],
  },
  {
    title: texts.groups.people,
    places: [
      { href: inboxPath, label: texts.inquiries },
      { href: '/admin/projects', label: clientProgressTexts.title },
    ],
  },
  {
    title: texts.groups.reports,
    places: [
      { href: '/admin/overview', label: overviewTexts.title },
      { href: '/admin/trail', label: trailTexts.title },
      { href: '/admin/analyst', label: languageModelTexts.title },
    ],
  },
  {
    title: texts.groups.site,
    places: [
      { href: '/cms/globals/site-settings', label: texts.siteSettings },
      { href: '/cms', label: texts.contentDesk },
      { href: helpPath, label: texts.help },
    ],
  },
] as const;

/** Returns the number of unanswered inquiries at the time the page at `path` was opened. */
function useNewInquiries(path: string): number {
  const { answer, reload } = useAdminAnswer<InquiryCounts>(inquiryCountsPath);
  const countedAt = useRef(path);
  useEffect(() => {
    // `useAdminAnswer` loads the count for the first page.
    if (countedAt.current === path) return;
    countedAt.current = path;
    reload();
  }, [path, reload]);
  return answer?.new ?? 0;
}

/** Number of unanswered inquiries; renders nothing at zero. */
function NewInquiries({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      <span>{inquiryTexts.fewNew(count)}</span>
      <span className="visually-hidden"> {inquiryTexts.new}</span>
    </span>
  );
}

/** Navigation of the administration, for authorized roles; the pages check access themselves. */
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
