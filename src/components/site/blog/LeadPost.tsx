import { BlockLink } from '@/components/site/BlockLink';
import type { PostSummary } from '@/queries/blog/PostSummary';
import { postPath } from './blogPaths';
import { PostMeta } from './PostMeta';
import { PostPicture } from './PostPicture';
import styles from './LeadPost.module.css';

/** The post that opens the blog, with its cover in full. */
export function LeadPost({ post }: { post: PostSummary }) {
  return (
    <article className={post.cover ? `${styles.lead} ${styles.withCover}` : styles.lead}>
      {post.cover ? (
        <PostPicture
          picture={post.cover}
          sizes="(width >= 60rem) 38rem, 92vw"
          isFirst
          isDecorative
          className={styles.cover}
        />
      ) : null}
      <div className={styles.words}>
        {post.category ? <p className={styles.category}>{post.category.name}</p> : null}
        <h2 className={styles.title}>
          <BlockLink href={postPath(post.slug)}>{post.title}</BlockLink>
        </h2>
        <p className={styles.description}>{post.description}</p>
        <PostMeta {...post} />
      </div>
    </article>
  );
}
