import { PrivacyArticle } from '@/components/site/company/PrivacyArticle';
import { pageMetadata } from '@/components/site/pageMetadata';
import { env } from '@/env';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { getPageCopy } from '@/queries/getPageCopy';
import { getSiteSettings } from '@/queries/getSiteSettings';
import { installationOf } from '@/queries/installationOf';

export const generateMetadata = () => pageMetadata('privacy');

export default async function PrivacyPage() {
  const [copy, settings, facts] = await Promise.all([
    getPageCopy('privacy'),
    getSiteSettings(),
    getFirmFacts(),
  ]);
  return (
    <PrivacyArticle
      {...copy.hero}
      settings={settings}
      facts={facts}
      installation={installationOf(env, settings.booking)}
    />
  );
}
