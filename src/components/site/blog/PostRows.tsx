import { BlockLink } from '@/components/site/BlockLink';
import { markWords } from '@/domain/blog/markWords';
import type { PostSummary } from '@/queries/blog/PostSummary';
import { postPath } from './blogPaths';
import { PostMeta } from './PostMeta';
import { PostPicture } from './PostPicture';
import styles from './PostRows.module.css';

interface FoundWordsProps {
  text: string;
  /** The search term. */
  question: string;
}

/** Text with the search terms highlighted. */
function FoundWords({ text, question }: FoundWordsProps) {
  return markWords(text, question).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

interface PostRowsProps {
  posts: readonly PostSummary[];
  /** Level of the titles: one deeper below a section heading. */
  headingLevel: 2 | 3;
  /** The search term that matched. */
  question?: string;
}

/** Posts as a vertical list. */
export function PostRows({ posts, headingLevel, question = '' }: PostRowsProps) {
  const Title = `h${headingLevel}` as const;
  return (
    <ul role="list" className={styles.rows}>
      {posts.map((post) => (
        <li key={post.id}>
          <article className={styles.row}>
            <div className={styles.words}>
              <Title className={styles.title}>
                <BlockLink href={postPath(post.slug)}>
                  <FoundWords text={post.title} question={question} />
                </BlockLink>
              </Title>
              <p className={styles.description}>
                <FoundWords text={post.description} question={question} />
              </p>
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
