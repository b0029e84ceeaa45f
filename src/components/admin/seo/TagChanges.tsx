import { seoEditorTexts as texts } from '@/content/admin/seo';
import type { PageKey } from '@/domain/seo/pageKeys';
import { headTags, structuredDataTag, tagChanges, type OwnPicture } from '@/domain/seo/checks/headTags';
import { structuredDocuments } from '@/domain/seo/structuredDocuments';
import type { SeoEntries, SeoEntry } from '@/schemas/seo';
import stack from '@/components/ui/Stack.module.css';
import text from '@/components/ui/Text.module.css';
import styles from './TagChanges.module.css';

interface TagChangesProps {
  site: SeoEntries['site'];
  before: SeoEntry;
  after: SeoEntry;
  ownPicture: OwnPicture;
}

/** The only page whose structured data has more than its entry: the posts of its first page. */
const blogKey: PageKey = 'blog';

/** Returns exactly the tags that the server renders for an entry. */
const tagsOf = (
  { path, head, facts, record }: SeoEntry,
  site: SeoEntries['site'],
  ownPicture: OwnPicture,
) => [
  ...headTags(head, ownPicture),
  ...structuredDocuments({ site, path, head, facts, record }).map(structuredDataTag),
];

/** The tags that a save would remove and add. */
export function TagChanges({ site, before, after, ownPicture }: TagChangesProps) {
  const { removed, added } = tagChanges(tagsOf(before, site, ownPicture), tagsOf(after, site, ownPicture));
  if (removed.length + added.length === 0) return <p>{texts.noChanges}</p>;
  return (
    <div className={stack.gap4}>
      <TagList title={texts.before} tags={removed} kind="removed" />
      <TagList title={texts.after} tags={added} kind="added" />
      {after.pageKey === blogKey ? <p className={text.note}>{texts.withoutPosts}</p> : null}
    </div>
  );
}

function TagList({ title, tags, kind }: { title: string; tags: string[]; kind: 'removed' | 'added' }) {
  if (tags.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <ul role="list" className={styles.tags} data-kind={kind}>
        {tags.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
