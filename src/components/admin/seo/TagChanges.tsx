import { seoEditorTexts as texts } from '@/content/admin/seo';
import { headTags, structuredDataTag, tagChanges, type OwnImage } from '@/domain/seo/checks/headTags';
import type { RenderedHead } from '@/domain/seo/renderHead';
import styles from './TagChanges.module.css';

interface Side {
  head: RenderedHead;
  /** Empty for what the page writes itself. */
  finalSchema: string;
}

interface TagChangesProps {
  before: Side;
  after: Side;
  ownImage: OwnImage;
}

const tagsOf = ({ head, finalSchema }: Side, ownImage: OwnImage) => [
  ...headTags(head, ownImage),
  structuredDataTag(finalSchema) ?? texts.ownSchema,
];

/** The exact tags that a save would take away and bring. */
export function TagChanges({ before, after, ownImage }: TagChangesProps) {
  const { removed, added } = tagChanges(tagsOf(before, ownImage), tagsOf(after, ownImage));
  if (removed.length + added.length === 0) return <p>{texts.noChanges}</p>;
  return (
    <div className={styles.changes}>
      <TagList title={texts.before} tags={removed} kind="removed" />
      <TagList title={texts.after} tags={added} kind="added" />
    </div>
  );
}

function TagList({ title, tags, kind }: { title: string; tags: string[]; kind: 'removed' | 'added' }) {
  if (tags.length === 0) return null;
  return (
    <div>
      <h4 className={styles.title}>{title}</h4>
      <ul className={styles.tags} data-kind={kind}>
        {tags.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}
