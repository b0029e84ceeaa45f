import { BlockLink } from '@/components/site/BlockLink';
import { markWords } from '@/domain/blog/markWords';
import type { PostSummary } from '@/queries/blog/PostSummary';
import { postPath } from './blogPaths';
import { PostMeta } from './PostMeta';
import { PostPicture } from './PostPicture';
import styles from './PostRows.module.css';

interface FoundWordsProps {
  text: string;
  /** What somebody searched for. */
  question: string;
}

/** A text in which the words that somebody searched for are marked. */
function FoundWords({ text, question }: FoundWordsProps) {
  return markWords(text, question).map((part, index) =>
    part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
  );
}

interface PostRowsProps {
  posts: readonly PostSummary[];
  /** Of the titles: below a section's heading they are one deeper. */
  headingLevel: 2 | 3;
  /** What they were found for. */
  question?: string;
}

/** Posts one below the other, like the lines of a ledger. */
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
