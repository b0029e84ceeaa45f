/** The tabs of the Admin Portal in their order; the first is open unless the address says otherwise. */
export const adminTabs = ['users', 'blog', 'categories'] as const;

export type AdminTab = (typeof adminTabs)[number];

const [firstTab] = adminTabs;

/** The tab that `?tab=` names; the first for anything else. */
export const readAdminTab = (name: string | null): AdminTab =>
  adminTabs.find((tab) => tab === name) ?? firstTab;

/** Each tab has an address, so that it can be reloaded, shared and gone back to. */
export const adminTabHref = (tab: AdminTab): string => (tab === firstTab ? '/admin' : `/admin?tab=${tab}`);
