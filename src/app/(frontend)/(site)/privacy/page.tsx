import { PrivacyArticle } from '@/components/site/company/PrivacyArticle';
import { pageMetadata } from '@/components/site/pageMetadata';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('privacy');

export default async function PrivacyPage() {
  const { contactEmail, inquiryMonths } = await getSiteSettings();
  return (
    <>
      <PrivacyArticle contactEmail={contactEmail} inquiryMonths={inquiryMonths} />
    </>
  );
}
