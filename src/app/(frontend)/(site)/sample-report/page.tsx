import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { CompanyHero } from '@/components/site/company/CompanyHero';
import { pageMetadata } from '@/components/site/pageMetadata';
import { SampleReport } from '@/components/site/sample/SampleReport';
import styles from '@/components/site/sample/SampleReport.module.css';
import { buttonClassName } from '@/components/ui/buttonClassName';
import { FormMessage } from '@/components/ui/FormMessage';
import { sampleAnalysis } from '@/content/analysis/sampleAnalysis';
import { getPageCopy } from '@/queries/getPageCopy';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('sample-report');

export default async function SampleReportPage() {
  const [copy, { booking }] = await Promise.all([getPageCopy('sample-report'), getSiteSettings()]);
  return (
    <>
      <CompanyHero heading={copy.hero.heading} lede={copy.hero.lede} />
      <div className={styles.page}>
        <FormMessage tone="info">{copy.hero.note}</FormMessage>
        <div data-print="hide">
          <a
            href="/api/sample-report/pdf"
            download
            className={buttonClassName({ variant: 'secondary', size: 'small' })}
          >
            {copy.hero.action}
          </a>
        </div>
        <SampleReport answer={sampleAnalysis()} />
      </div>
      <CompanyClosing title={copy.closing.heading} booking={booking} />
    </>
  );
}
