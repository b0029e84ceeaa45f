/** Clients use their portal, marketers write the site, admins do everything. */
export const roles = ['client', 'marketer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who works on the site's contents: in the CMS panel, and on some pages of the Admin Portal. */
export function isStaffRole(role: Role): boolean {
  return role === 'admin' || role === 'marketer';
}
