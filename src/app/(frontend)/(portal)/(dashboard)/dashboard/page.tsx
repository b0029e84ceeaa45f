import { pageMetadata } from '@/components/site/pageMetadata';

export const generateMetadata = () => pageMetadata('dashboard');

/** The layout renders the dashboard. */
export default function DashboardPage() {
  return null;
}
