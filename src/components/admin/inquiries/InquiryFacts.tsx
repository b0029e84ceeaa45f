import type { ReactNode } from 'react';
import { Link } from '@/components/ui/Link';
import { inquiryScreenTexts as texts } from '@/content/admin/inquiries';
import { askForCallHref } from '@/domain/inquiries/askForCall';
import type { InquiryDetails } from '@/schemas/inquiryDesk';
import styles from './InquiryScreen.module.css';
import card from '@/components/ui/Card.module.css';
import stack from '@/components/ui/Stack.module.css';

/** The sender's account and company, and how they reached the site. */
export function InquiryFacts({ inquiry: { email, company, account, cameBy } }: { inquiry: InquiryDetails }) {
  const { sentFrom, firstPage, referrer } = cameBy;
  return (
    <div className={`${styles.box} ${card.card} ${card.pad5}`}>
      <h2 className={styles.heading}>{texts.contact}</h2>
      <dl className={`${styles.list} ${stack.gap3}`}>
        <Fact name={texts.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
        {company ? <Fact name={texts.company}>{company}</Fact> : null}
        <AccountFacts account={account} />
      </dl>
      <h2 className={styles.heading}>{texts.cameBy}</h2>
      <dl className={`${styles.list} ${stack.gap3}`}>
        <Fact name={texts.sentFrom}>
          {sentFrom === askForCallHref ? texts.askedForCall : (sentFrom ?? texts.unknown)}
        </Fact>
        <Fact name={texts.firstPage}>{firstPage ?? texts.unknown}</Fact>
        <Fact name={texts.referrer}>{referrer ?? texts.unknown}</Fact>
      </dl>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Marketers can't see accounts, so the API returns none to them. */
function AccountFacts({ account }: Pick<InquiryDetails, 'account'>) {
  if (!account) return null;
  const { name, email, analyses, latest } = account;
  return (
    <>
      <Fact name={texts.account}>
        <Link href={`/admin?search=${encodeURIComponent(email)}`}>{name}</Link>
      </Fact>
      <Fact name={texts.analyses}>
        <span>{texts.analysesMade(analyses)}</span>
        <ul role="list">
          {latest.map((analysis) => (
            <li key={analysis.id}>
              <Link href={`/analysis-results/${analysis.id}`}>{analysis.name}</Link>
            </li>
          ))}
          {analyses > latest.length ? <li>{texts.moreAnalyses(analyses - latest.length)}</li> : null}
        </ul>
      </Fact>
    </>
  );
}
