import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { CompanyHero } from '@/components/site/company/CompanyHero';
import { pageMetadata } from '@/components/site/pageMetadata';
import { SampleReport } from '@/components/site/sample/SampleReport';
import styles from '@/components/site/sample/SampleReport.module.css';
import { buttonClassName } from '@/components/ui/buttonClassName';
import { FormMessage } from '@/components/ui/FormMessage';
import { sampleAnalysis } from '@/content/analysis/sampleAnalysis';
import { samplePage as texts } from '@/content/site/sampleReport';
import { getSiteSettings } from '@/queries/getSiteSettings';

export const generateMetadata = () => pageMetadata('sample-report');

export default async function SampleReportPage() {
  const { booking } = await getSiteSettings();
  return (
    <>
      <CompanyHero heading={texts.heading} lede={texts.lede} />
      <div className={styles.page}>
        <FormMessage tone="info">{texts.note}</FormMessage>
        <div data-print="hide">
          <a
            href="/api/sample-report/pdf"
            download
            className={buttonClassName({ variant: 'secondary', size: 'small' })}
          >
            {texts.pdf}
          </a>
        </div>
        <SampleReport answer={sampleAnalysis()} />
      </div>
      <CompanyClosing title={texts.closing} booking={booking} />
    </>
  );
}
