import { ReaderMoment } from '@/components/ui/ReaderMoment';
import { panelHomeTexts as texts } from '@/content/admin/panelHome';
import type { Desk } from '@/schemas/desk';
import { DeskSection } from './DeskSection';
import { postHref } from './postHref';

/** What else waits: links for a target, pictures for their words, people for an answer. */
export function DeskRest({ desk: { links, pictures, inquiries } }: { desk: Desk }) {
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
        allHref="/cms/collections/media"
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
