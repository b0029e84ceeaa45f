'use client';

import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import { arrowTarget } from '../arrowTarget';
import styles from './AdminPortal.module.css';
import { adminTabHref, adminTabs, type AdminTab } from './adminTabs';

interface AdminTabListProps {
  current: AdminTab;
  /** The id of the panel that the tabs change. */
  panelId: string;
}

const wantsNewTab = (event: MouseEvent) => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/**
 * The tabs are links, so that each can be opened beside this one; pressed, they change the address without asking the
 * server. Keys follow https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ with manual activation.
 */
export function AdminTabList({ current, panelId }: AdminTabListProps) {
  const list = useRef<HTMLDivElement>(null);

  const onKeyDown = (event: KeyboardEvent, index: number) => {
    if (event.key === ' ') {
      event.preventDefault();
      show(adminTabs[index] ?? current);
      return;
    }
    const target = arrowTarget(event.key, index, adminTabs.length);
    if (target === null) return;
    event.preventDefault();
    list.current?.querySelectorAll('a')[target]?.focus();
  };
  const show = (tab: AdminTab) => {
    if (tab !== current) window.history.pushState(null, '', adminTabHref(tab));
  };

  return (
    <div ref={list} role="tablist" aria-label={texts.tabs} className={styles.tabs}>
      {adminTabs.map((tab, index) => (
        <a
          key={tab}
          id={`${panelId}-${tab}`}
          role="tab"
          href={adminTabHref(tab)}
          aria-selected={tab === current}
          aria-controls={panelId}
          tabIndex={tab === current ? 0 : -1}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={(event) => {
            if (wantsNewTab(event)) return;
            event.preventDefault();
            show(tab);
          }}
        >
          {texts.tabNames[tab]}
        </a>
      ))}
    </div>
  );
}
