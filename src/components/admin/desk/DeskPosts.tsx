import { ReaderMoment } from '@/components/ui/ReaderMoment';
import { deskTexts as texts } from '@/content/admin/desk';
import { formatDay } from '@/format/dates';
import type { Desk } from '@/schemas/desk';
import { editPostHref } from '../blog/editPostHref';
import { DeskSection } from './DeskSection';

type PostHref = (post: { id: number; slug: string }) => string;

interface DeskPostsProps {
  desk: Desk;
  /** Where a post is edited. */
  postHref?: PostHref;
}

/** Posts on their way: drafts, what is scheduled, what is out. */
export function DeskPosts({ desk, postHref = editPostHref }: DeskPostsProps) {
  const { drafts, scheduled, published } = desk;
  return (
    <>
      <DeskSection
        heading={texts.drafts}
        total={drafts.total}
        empty={texts.noDrafts}
        allHref="/admin/blog?sort=-updatedAt"
        items={drafts.items.map(({ id, title, slug, author, updatedAt, published: isPublic }) => ({
          key: String(id),
          href: postHref({ id, slug }),
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
        items={scheduled.items.map(({ id, title, slug, type, at }) => ({
          key: `${id} ${type} ${at}`,
          href: postHref({ id, slug }),
          label: title || texts.untitled,
          facts: (
            <>
              <span>{`${texts.scheduledTypes[type]} `}</span>
              <ReaderMoment at={at} />
            </>
          ),
        }))}
      />
      <DeskSection
        heading={texts.published}
        total={published.total}
        empty={texts.noPublished}
        allHref="/blog"
        items={published.items.map(({ id, title, slug, date }) => ({
          key: String(id),
          href: `/blog/${slug}`,
          label: title,
          facts: formatDay(date),
        }))}
      />
    </>
  );
}
