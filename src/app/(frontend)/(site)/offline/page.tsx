import type { Metadata } from 'next';
import { MessagePage } from '@/components/site/MessagePage';
import { buttonClassName } from '@/components/ui/buttonClassName';
import { offlinePageTexts as texts } from '@/content/connection';
import { getFirmFacts } from '@/queries/getFirmFacts';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const metadata: Metadata = {
  title: texts.title,
  description: texts.text,
  robots: { index: false, follow: false },
};

/**
 * Cached by the service worker (`public/offline-worker.js`), which shows it at the URL of any unreachable public page,
 * except where the URL carries a token that opens an account.
 */
export default async function OfflinePage() {
  const [{ contactEmail }, { entity }] = await Promise.all([getSiteSettings(), getFirmFacts()]);
  return (
    <MessagePage figure={texts.figure} title={texts.title} text={texts.text}>
      {/* An empty href reloads the requested URL without its fragment. */}
      <a href="" className={buttonClassName({})}>
        {texts.retry}
      </a>
      {entity.phone ? (
        <a
          href={`tel:${entity.phone.replaceAll(/[^+\d]/g, '')}`}
          className={buttonClassName({ variant: 'secondary' })}
        >
          {texts.call} {entity.phone}
        </a>
      ) : null}
      {contactEmail ? (
        <a href={`mailto:${contactEmail}`} className={buttonClassName({ variant: 'secondary' })}>
          {texts.write} {contactEmail}
        </a>
      ) : null}
    </MessagePage>
  );
}
