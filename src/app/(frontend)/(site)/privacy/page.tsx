import type { Metadata } from 'next';
import { PrivacyArticle } from '@/components/site/company/PrivacyArticle';
import { pageMetadata } from '@/components/site/pageMetadata';
import { privacy } from '@/content/site/company/privacy';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const metadata: Metadata = {
  ...pageMetadata({ path: '/privacy', ...privacy }),
  robots: { index: false, follow: true },
};

export default async function PrivacyPage() {
  const { contactEmail } = await getSiteSettings();
  return <PrivacyArticle contactEmail={contactEmail} />;
}
