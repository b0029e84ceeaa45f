import { useQuery } from '@tanstack/react-query';
import { queryKeys } from '@/client/queryKeys';
import { Floating } from '@/components/ui/Floating';
import { Icon } from '@/components/ui/Icon';
import row from '@/components/ui/Row.module.css';
import { postSearchMetadataHref, seoEditorTexts as texts } from '@/content/admin/seo';
import { fetchPostAtSlug } from '../blog/blogApi';
import { editPostHref } from '../blog/editPostHref';
import styles from './SeoEditor.module.css';

/** Links from a published post to its editor and to its SEO fields, which the panel addresses by the post's id. */
export function PostLinks({ slug }: { slug: string }) {
  const { data } = useQuery({
    queryKey: queryKeys.publishedPost(slug),
    queryFn: ({ signal }) => fetchPostAtSlug(slug, signal),
    select: ({ id }) => id,
    meta: { failure: 'The post’s id could not be loaded' },
  });
  if (data === undefined) return null;
  return (
    <Floating aria-label={texts.postLinks} className={`${row.gap2} ${styles.place}`}>
      <a href={editPostHref({ id: data, slug })} className={styles.button}>
        {texts.editPost}
      </a>
      <a href={postSearchMetadataHref(data)} className={styles.button}>
        <Icon name="search" />
        {texts.open}
      </a>
    </Floating>
  );
}
