import { Link } from '@/components/ui/Link';
import { KeptLoadFailure } from '@/components/ui/KeptLoadFailure';
import { listTexts } from '@/content/admin/lists';
import { inquiryScreenTexts as texts } from '@/content/admin/inquiries';
import styles from './InquiryScreen.module.css';
import { InquiryView } from './InquiryView';
import { useInquiry } from './useInquiry';
import pageStyles from '@/components/ui/Page.module.css';

interface InquiryScreenProps {
  id: number;
  listHref: string;
  say: (message: string) => void;
}

/** One inquiry with a link back to the list. */
export function InquiryScreen({ id, listHref, say }: InquiryScreenProps) {
  const { inquiry, reload, save, write } = useInquiry(id);
  return (
    <div className={pageStyles.page}>
      <p>
        <Link href={listHref} className={styles.back}>
          {texts.back}
        </Link>
      </p>
      {inquiry === null ? <p role="status">{texts.loading}</p> : null}
      {inquiry === 'failed' ? (
        <KeptLoadFailure message={texts.loadFailed} retry={listTexts.retry} onRetry={reload} />
      ) : null}
      {inquiry && inquiry !== 'failed' ? (
        <InquiryView {...{ inquiry, reload, save, write, listHref, say }} />
      ) : null}
    </div>
  );
}
