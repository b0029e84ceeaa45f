import type { ReactNode } from 'react';
import { editorHref } from '../metadataCheck/editorHref';
import { Link } from '@/components/ui/Link';
import { ReaderMoment } from '@/components/ui/ReaderMoment';
import { panelTexts } from '@/content/admin/panel';
import { panelHomeTexts as texts } from '@/content/admin/panelHome';
import { findingFieldLabels, metadataCheckHref, metadataCheckPath } from '@/content/admin/seo';
import { severityLabels } from '@/content/admin/severityLabels';
import type { Desk } from '@/schemas/desk';
import deskStyles from './Desk.module.css';
import { DeskPosts, postHref } from './DeskPosts';
import { DeskSection } from './DeskSection';
import styles from './PanelHome.module.css';

/** Other pending work: links without a target, images without alt text, inquiries without a reply. */
function DeskRest({ desk: { links, pictures, inquiries } }: { desk: Desk }) {
  return (
    <>
      <DeskSection
        heading={texts.links}
        total={links.total}
        empty={texts.noLinks}
        allHref="/cms/collections/posts"
        items={links.items.map(({ path, posts, post }) => ({
          key: path,
          href: postHref(post.id),
          label: path,
          facts: texts.leadingThere(post.title, posts - 1),
        }))}
      />
      <DeskSection
        heading={texts.pictures}
        total={pictures.total}
        empty={texts.noPictures}
        allHref="/cms/collections/media?where[or][0][and][0][alt][exists]=false&where[or][0][and][1][isDecorative][not_equals]=true"
        items={pictures.items.map(({ id, filename }) => ({
          key: String(id),
          href: `/cms/collections/media/${id}`,
          label: filename,
        }))}
      />
      <DeskSection
        heading={texts.inquiries}
        total={inquiries.total}
        empty={texts.noInquiries}
        allHref="/admin/inquiries?filter=new"
        items={inquiries.items.map(({ id, name, company, createdAt }) => ({
          key: String(id),
          href: `/admin/inquiries?id=${id}`,
          label: company ? `${name}, ${company}` : name,
          facts: (
            <>
              {texts.received} <ReaderMoment at={createdAt} isRecent />
            </>
          ),
        }))}
      />
    </>
  );
}

/** Findings of the metadata check for indexable pages. */
function DeskSite({ desk: { findings, repetitions } }: { desk: Desk }) {
  return (
    <>
      <DeskSection
        heading={texts.findings}
        total={findings.total}
        empty={texts.noFindings}
        allHref={metadataCheckPath}
        items={findings.items.map((page) => {
          const [worst] = page.findings;
          return {
            key: page.path,
            href: editorHref(page),
            label: page.path,
            facts: worst && `${findingFieldLabels[worst.field] ?? worst.field}: ${worst.message}`,
            mark: worst && severityLabels[worst.severity],
          };
        })}
      />
      <DeskSection
        heading={texts.repetitions}
        total={repetitions.total}
        empty={texts.noRepetitions}
        allHref={metadataCheckPath}
        items={repetitions.items.map(({ field, count, paths }) => ({
          key: `${field} ${paths.join(' ')}`,
          href: metadataCheckHref(paths[0] ?? ''),
          label: texts.repeated[field](count),
          facts: paths.join(', '),
        }))}
      />
    </>
  );
}

interface PanelHomeProps {
  name: string;
  desk: Desk;
  /** Above everything else. */
  offer?: ReactNode;
}

/** First screen of the panel: each entry leads to where it is edited. */
export function PanelHome({ name, desk, offer }: PanelHomeProps) {
  return (
    <div className={styles.home} data-own-part="">
      {offer}
      <header className={styles.head}>
        <div>
          <h1>{texts.greeting(name)}</h1>
          <p>{texts.lede}</p>
        </div>
        <Link className={styles.action} href="/cms/collections/posts/create">
          {panelTexts.newPost}
        </Link>
      </header>
      <div className={deskStyles.sections}>
        <DeskPosts desk={desk} />
        <DeskSite desk={desk} />
        <DeskRest desk={desk} />
      </div>
    </div>
  );
}
