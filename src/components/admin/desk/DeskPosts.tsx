import { deskTexts as texts } from '@/content/admin/desk';
import { formatDate, formatMoment, formatRecentMoment } from '@/format/dates';
import type { Desk } from '@/schemas/desk';
import { DeskSection } from './DeskSection';

const editHref = (slug: string) => `/admin/blog?edit=${encodeURIComponent(slug)}`;

/** Posts on their way: drafts, what is scheduled, what is out. */
export function DeskPosts({ desk: { drafts, scheduled, published } }: { desk: Desk }) {
  return (
    <>
      <DeskSection
        heading={texts.drafts}
        total={drafts.total}
        empty={texts.noDrafts}
        allHref="/admin/blog?sort=-updatedAt"
        items={drafts.items.map(({ id, title, slug, author, updatedAt, published: isPublic }) => ({
          key: String(id),
          href: editHref(slug),
          label: title || texts.untitled,
          facts: texts.draftFacts(author, formatRecentMoment(updatedAt)),
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
          href: editHref(slug),
          label: title || texts.untitled,
          facts: `${texts.scheduledTypes[type]} ${formatMoment(at)}`,
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
          facts: formatDate(date),
        }))}
      />
    </>
  );
}
