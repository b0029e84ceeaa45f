import type { Metadata } from 'next';

export const metadata: Metadata = { title: 'Dashboard' };

/** The layout shows the dashboard. */
export default function DashboardPage() {
  return null;
}
