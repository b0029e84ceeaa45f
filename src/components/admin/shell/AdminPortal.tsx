'use client';

import { useSearchParams } from 'next/navigation';
import { useId, type ComponentType } from 'react';
import { LoadedPart } from '@/components/ui/LoadedPart';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import styles from './AdminPortal.module.css';
import { AdminTabList } from './AdminTabList';
import { AdminTools } from './AdminTools';
import { readAdminTab, type AdminTab } from './adminTabs';

interface AdminPortalProps {
  /** Signs new posts. */
  defaultAuthor: string;
}

/** What each tab shows; fetched when the tab is opened. */
const panels: Readonly<Record<AdminTab, () => Promise<ComponentType<AdminPortalProps>>>> = {
  users: () => import('../users/UsersTab').then(({ UsersTab }) => UsersTab),
  blog: () => import('../blog/BlogTab').then(({ BlogTab }) => BlogTab),
  categories: () => import('../categories/CategoriesTab').then(({ CategoriesTab }) => CategoriesTab),
};

/** The firm's own administration: accounts, posts, categories. For admins only. */
export function AdminPortal(props: AdminPortalProps) {
  const tab = readAdminTab(useSearchParams().get('tab'));
  const panelId = useId();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{texts.title}</h1>
        <AdminTools />
      </header>
      <AdminTabList current={tab} panelId={panelId} />
      <div
        id={panelId}
        role="tabpanel"
        aria-labelledby={`${panelId}-${tab}`}
        tabIndex={-1}
        className={styles.panel}
      >
        <LoadedPart key={tab} load={panels[tab]} part={props} texts={texts} />
      </div>
    </div>
  );
}
