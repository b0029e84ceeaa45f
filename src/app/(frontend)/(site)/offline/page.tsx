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
 * Kept in browsers (`public/offline-worker.js`), and shown at the address of any public page that can't be reached and
 * whose address carries nothing that opens an account.
 */
export default async function OfflinePage() {
  const [{ contactEmail }, { entity }] = await Promise.all([getSiteSettings(), getFirmFacts()]);
  return (
    <MessagePage figure={texts.figure} title={texts.title} text={texts.text}>
      {/* Opens the address that was asked for, whichever that is, without what follows its #. */}
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
