import { Section } from '@/components/site/Section';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import { blogLabels } from '@/content/site/blog';
import type { PostSurroundings } from '@/queries/blog/getPostSurroundings';
import type { PostSummary } from '@/queries/blog/PostSummary';
import { postPath } from './blogPaths';
import { PostRows } from './PostRows';
import text from '@/components/ui/Text.module.css';
import space from '@/components/ui/Space.module.css';
import styles from './ReadOn.module.css';

function Neighbor({ label, post, isNext }: { label: string; post: PostSummary; isNext?: boolean }) {
  return (
    <Link href={postPath(post.slug)} rel={isNext ? 'next' : 'prev'} className={styles.neighbor}>
      <span className={styles.label}>
        {isNext ? null : <Icon name="arrow-left" sizePx={18} />}
        {label}
        {isNext ? <Icon name="arrow-right" sizePx={18} /> : null}
      </span>
      <span className={styles.title}>{post.title}</span>
    </Link>
  );
}

/** Links after a post: related posts, and the previous and next one. */
export function ReadOn({ surroundings: { previous, next, related } }: { surroundings: PostSurroundings }) {
  if (!previous && !next && related.length === 0) return null;
  return (
    <Section tone="paper" aria-label={blogLabels.moreReading} className={styles.content} data-print="hide">
      {related.length > 0 ? (
        <div>
          <h2 className={`${text.heading} ${space.below5}`}>{blogLabels.related}</h2>
          <PostRows posts={related} headingLevel={3} />
        </div>
      ) : null}
      {previous || next ? (
        <nav aria-label={`${blogLabels.previous} / ${blogLabels.next}`} className={styles.neighbors}>
          {previous ? <Neighbor label={blogLabels.previous} post={previous} /> : null}
          {next ? <Neighbor label={blogLabels.next} post={next} isNext /> : null}
        </nav>
      ) : null}
    </Section>
  );
}
