import type { Role } from '@/domain/accounts/roles';
import type { NavigationLink } from './navigation';

/** Links to the administration, by role. */
export const workplaces: Readonly<Record<Role, readonly NavigationLink[]>> = {
  client: [],
  marketer: [{ label: 'Content Desk', href: '/cms' }],
  admin: [{ label: 'Admin Portal', href: '/admin' }],
};

export const accountLinks: readonly NavigationLink[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Profile Settings', href: '/profile-settings' },
];

export const logoutLabel = 'Logout';
