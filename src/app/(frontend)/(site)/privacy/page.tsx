import { PrivacyArticle } from '@/components/site/company/PrivacyArticle';
import { pageMetadata } from '@/components/site/pageMetadata';
import { StructuredData } from '@/components/site/structuredData/StructuredData';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('privacy');

export default async function PrivacyPage() {
  const { contactEmail } = await getSiteSettings();
  return (
    <>
      <StructuredData page="privacy" />
      <PrivacyArticle contactEmail={contactEmail} />
    </>
  );
}
