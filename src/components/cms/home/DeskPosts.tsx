import { ReaderMoment } from '@/components/ui/ReaderMoment';
import { panelHomeTexts as texts } from '@/content/admin/panelHome';
import { formatDay } from '@/format/dates';
import type { Desk } from '@/schemas/desk';
import { DeskSection } from './DeskSection';

/** Returns the address of a post's edit view. */
export const postHref = (id: number): string => `/cms/collections/posts/${id}`;

/** Returns the address of the posts whose latest version has this status. */
const statusHref = (status: 'draft' | 'published') =>
  `/cms/collections/posts?sort=-updatedAt&where[or][0][and][0][_status][equals]=${status}`;

/** Drafts, scheduled posts and published posts. */
export function DeskPosts({ desk: { drafts, scheduled, published } }: { desk: Desk }) {
  return (
    <>
      <DeskSection
        heading={texts.drafts}
        total={drafts.total}
        empty={texts.noDrafts}
        allHref={statusHref('draft')}
        items={drafts.items.map(({ id, title, author, updatedAt, published: isPublic }) => ({
          key: String(id),
          href: postHref(id),
          label: title || texts.untitled,
          facts: (
            <>
              <span>{`${texts.draftFacts(author)} `}</span>
              <ReaderMoment at={updatedAt} isRecent />
            </>
          ),
          mark: isPublic ? texts.changesPublic : undefined,
        }))}
      />
      <DeskSection
        heading={texts.scheduled}
        total={scheduled.total}
        empty={texts.noScheduled}
        allHref="/cms/collections/posts"
        items={scheduled.items.map(({ id, title, type, at, hasFailed }) => ({
          key: `${id} ${type} ${at}`,
          href: postHref(id),
          label: title || texts.untitled,
          facts: (
            <>
              <span>{`${(hasFailed ? texts.failedTypes : texts.scheduledTypes)[type]} `}</span>
              <ReaderMoment at={at} />
            </>
          ),
        }))}
      />
      <DeskSection
        heading={texts.published}
        total={published.total}
        empty={texts.noPublished}
        allHref={statusHref('published')}
        items={published.items.map(({ id, title, date }) => ({
          key: String(id),
          href: postHref(id),
          label: title,
          facts: formatDay(date),
        }))}
      />
    </>
  );
}
