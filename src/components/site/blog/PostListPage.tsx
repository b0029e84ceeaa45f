import { AssessmentLink } from '@/components/site/AssessmentLink';
import { BlockLink } from '@/components/site/BlockLink';
import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { Icon } from '@/components/ui/Icon';
import { blogLabels, emptyBlog } from '@/content/site/blog';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import type { BlogTopics } from '@/queries/blog/getBlogTopics';
import type { PostList } from '@/queries/blog/getPostList';
import type { PostSummary } from '@/queries/blog/PostSummary';
import { pagePath, postPath, rssPath } from './blogPaths';
import { ListHead } from './ListHead';
import { Pagination } from './Pagination';
import stack from '@/components/ui/Stack.module.css';
import styles from './PostListPage.module.css';
import { PostMeta } from './PostMeta';
import { PostPicture } from './PostPicture';
import { PostRows } from './PostRows';
import { TopicNav } from './TopicNav';

/** The featured post at the top of the blog, with its full cover. */
function LeadPost({ post }: { post: PostSummary }) {
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
      <div className={stack.gap4}>
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

/** Empty state of the blog: blank ledger lines, and a link to continue. */
function EmptyBlog() {
  return (
    <div className={styles.empty}>
      <h2>{emptyBlog.title}</h2>
      <p>{emptyBlog.text}</p>
      <AssessmentLink />
    </div>
  );
}

interface PostListPageProps {
  heading: string;
  lede?: string | null;
  /** Address of the list's first page. */
  path: string;
  page: number;
  list: PostList;
  topics: BlogTopics;
  /** Featured at the top of the blog's first page. */
  featured?: PostSummary | null;
  booking: BookingTarget;
}

/** A page of posts: the whole blog, a category or a tag. */
export function PostListPage({
  heading,
  lede,
  path,
  page,
  list: { posts, pages },
  topics,
  featured,
  booking,
}: PostListPageProps) {
  const [newest] = posts;
  const lead = page === 1 ? (featured ?? newest) : undefined;
  const rest = posts.filter(({ id }) => id !== lead?.id);
  return (
    <>
      <div className={styles.page}>
        <ListHead heading={heading} lede={lede} />
        <TopicNav topics={topics} currentPath={path} />
        {lead ? <LeadPost post={lead} /> : null}
        {rest.length > 0 ? (
          <section aria-label={blogLabels.latest}>
            <PostRows posts={rest} headingLevel={2} />
          </section>
        ) : null}
        {posts.length === 0 ? <EmptyBlog /> : null}
        <div className={stack.gap5}>
          <Pagination pathOf={(number) => pagePath(path, number)} page={page} pages={pages} />
          {/* A file, not a route of the app. */}
          <a href={rssPath} className={styles.feed} data-print="hide">
            <Icon name="feed" sizePx={18} />
            {blogLabels.feed}
          </a>
        </div>
      </div>
      <CompanyClosing title={blogLabels.closing} booking={booking} />
    </>
  );
}
