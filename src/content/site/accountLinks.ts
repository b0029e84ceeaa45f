import type { Role } from '@/domain/accounts/roles';
import type { NavigationLink } from './navigation';

/** What people call Payload's panel at /cms. */
export const contentDeskLabel = 'Content Desk';

/** Links to the administration, by role. */
export const workplaces: Readonly<Record<Role, readonly NavigationLink[]>> = {
  client: [],
  marketer: [{ label: contentDeskLabel, href: '/cms' }],
  admin: [{ label: 'Admin Portal', href: '/admin' }],
};

export const accountLinks: readonly NavigationLink[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Profile Settings', href: '/profile-settings' },
];

export const logoutLabel = 'Logout';
