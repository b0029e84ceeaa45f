import { BlockLink } from '@/components/site/BlockLink';
import type { PostSummary } from '@/queries/blog/PostSummary';
import { postPath } from './blogPaths';
import { PostMeta } from './PostMeta';
import { PostPicture } from './PostPicture';
import styles from './PostRows.module.css';

interface PostRowsProps {
  posts: readonly PostSummary[];
  /** Of the titles: below a section's heading they are one deeper. */
  headingLevel: 2 | 3;
}

/** Posts one below the other, like the lines of a ledger. */
export function PostRows({ posts, headingLevel }: PostRowsProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <ul role="list" className={styles.rows}>
      {posts.map((post) => (
        <li key={post.id}>
          <article className={styles.row}>
            <div className={styles.words}>
              <Title className={styles.title}>
                <BlockLink href={postPath(post.slug)}>{post.title}</BlockLink>
              </Title>
              <p className={styles.description}>{post.description}</p>
            </div>
            <div className={styles.facts}>
              {post.category ? <p className={styles.category}>{post.category.name}</p> : null}
              <PostMeta date={post.date} readingMinutes={post.readingMinutes} />
            </div>
            {post.cover ? (
              <PostPicture
                picture={post.cover}
                sizes="(width >= 48rem) 12rem, 6rem"
                isDecorative
                className={styles.cover}
              />
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  );
}
