/** Clients use the portal, marketers the CMS, admins everything. */
export const roles = ['client', 'marketer', 'admin'] as const;
export type Role = (typeof roles)[number];

/** Who may enter the CMS panel. */
export function isStaffRole(role: Role): boolean {
  return role === 'admin' || role === 'marketer';
}
