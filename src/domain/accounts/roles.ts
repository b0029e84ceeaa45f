/** Clients use their portal, marketers edit the site, admins do everything. */
export const roles = ['client', 'marketer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Whether a role edits the site's content: in the CMS panel, and on some pages of the Admin Portal. */
export function isStaffRole(role: Role): boolean {
  return role === 'admin' || role === 'marketer';
}
