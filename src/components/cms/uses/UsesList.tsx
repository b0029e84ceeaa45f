import { useQuery } from '@tanstack/react-query';
import { callApi } from '@/client/apiClient';
import { queryKeys } from '@/client/queryKeys';
import { usesTexts as texts } from '@/content/admin/uses';
import { maxAskedUses } from '@/domain/trash/maxAskedUses';
import type { UsedKind, Uses } from '@/schemas/trash';
import styles from './UsesList.module.css';
import stack from '@/components/ui/Stack.module.css';
import space from '@/components/ui/Space.module.css';
import text from '@/components/ui/Text.module.css';

interface UsesListProps {
  kind: UsedKind;
  ids: readonly number[] | null;
  /** Number of selected documents. */
  chosen: number;
}

/** Where each document that would be deleted is used, with links. */
export function UsesList({ kind, ids, chosen }: UsesListProps) {
  if (!ids || ids.length > maxAskedUses) return <p>{texts.tooMany(chosen)}</p>;
  return <UsesOf kind={kind} ids={ids} />;
}

function UsesOf({ kind, ids }: { kind: UsedKind; ids: readonly number[] }) {
  const { data, isError } = useQuery({
    queryKey: queryKeys.uses(kind, ids),
    queryFn: ({ signal }) => callApi<Uses[]>(`/api/admin/blog/uses/${kind}?ids=${ids.join(',')}`, { signal }),
    // The document may just have been removed from a text.
    staleTime: 0,
    gcTime: 0,
    meta: { failure: 'Where something is used could not be loaded' },
  });
  if (isError) return <p>{texts.failed}</p>;
  if (!data) return <p role="status">{texts.loading}</p>;
  const used = data.filter(
    ({ total, people, pages, categories, isSharePicture, isLook }) =>
      total + people.length + pages.length + categories.length > 0 || isSharePicture || isLook,
  );
  if (used.length === 0) return <p>{texts.unused[kind](ids.length)}</p>;
  return (
    <div className={`${styles.uses} ${stack.gap4} ${space.above4} ${text.breaks}`} data-own-part="">
      {used.map((uses) => (
        <UsesOfOne key={uses.id} kind={kind} uses={uses} />
      ))}
      <p>{texts[kind].consequence}</p>
      {kind === 'categories' ? (
        <p>
          <NewTabLink href={texts.categories.choosePath}>{texts.categories.choose}</NewTabLink>
        </p>
      ) : null}
    </div>
  );
}

function UsesOfOne({ kind, uses }: UsesOfOneProps) {
  const { id, name, posts, total, people, pages, categories, isSharePicture, isLook } = uses;
  const titleId = `uses-of-${id}`;
  return (
    <div>
      <p id={titleId}>{texts[kind].usedBy(`“${name}”`, total)}</p>
      <ul aria-labelledby={titleId}>
        {posts.map((post) => (
          <li key={`post ${post.id}`}>
            <NewTabLink href={`/cms/collections/posts/${post.isTrashed ? 'trash/' : ''}${post.id}`}>
              {nameOf(post)}
            </NewTabLink>
          </li>
        ))}
        {total > posts.length ? <li>{texts.others(total - posts.length)}</li> : null}
        {people.map((person) => (
          <li key={`person ${person.id}`}>
            <NewTabLink href={`/cms/collections/team-members/${person.id}`}>{person.name}</NewTabLink>
          </li>
        ))}
        {pages.map((page) => (
          <li key={`page ${page.id}`}>
            <NewTabLink href={`/cms/collections/seo-pages/${page.id}`}>
              {texts.pagePreview(page.name)}
            </NewTabLink>
          </li>
        ))}
        {categories.map((category) => (
          <li key={`category ${category.id}`}>
            <NewTabLink href={`/cms/collections/categories/${category.id}`}>
              {texts.categoryPreview(category.name)}
            </NewTabLink>
          </li>
        ))}
        {isSharePicture ? (
          <li>
            <NewTabLink href="/cms/globals/firm-facts">{texts.sharePicture}</NewTabLink>
          </li>
        ) : null}
        {isLook ? (
          <li>
            <NewTabLink href="/cms/globals/site-settings">{texts.look}</NewTabLink>
          </li>
        ) : null}
      </ul>
    </div>
  );
}

interface UsesOfOneProps {
  kind: UsedKind;
  uses: Uses;
}

function nameOf({ title, slug, isTrashed }: Uses['posts'][number]): string {
  const name = title || slug || texts.untitled;
  return isTrashed ? texts.inTrash(name) : name;
}

/** Opens a new tab so that the confirmation stays open. */
function NewTabLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
