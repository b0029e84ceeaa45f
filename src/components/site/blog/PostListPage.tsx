import { CompanyClosing } from '@/components/site/company/CompanyClosing';
import { blogLabels } from '@/content/site/blog';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import type { BlogTopics } from '@/queries/blog/getBlogTopics';
import type { PostList } from '@/queries/blog/getPostList';
import type { PostSummary } from '@/queries/blog/PostSummary';
import { EmptyBlog } from './EmptyBlog';
import { LeadPost } from './LeadPost';
import { Pagination } from './Pagination';
import { PostRows } from './PostRows';
import { TopicNav } from './TopicNav';
import styles from './PostListPage.module.css';

interface PostListPageProps {
  heading: string;
  lede?: string | null;
  /** Of the list's first page. */
  path: string;
  page: number;
  list: PostList;
  topics: BlogTopics;
  /** Opens the blog's first page. */
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
        <header className={styles.head}>
          <h1>{heading}</h1>
          {lede ? <p>{lede}</p> : null}
        </header>
        <TopicNav topics={topics} currentPath={path} />
        {lead ? <LeadPost post={lead} /> : null}
        {rest.length > 0 ? (
          <section aria-label={blogLabels.latest}>
            <PostRows posts={rest} headingLevel={2} />
          </section>
        ) : null}
        {posts.length === 0 ? <EmptyBlog /> : null}
        <Pagination path={path} page={page} pages={pages} />
      </div>
      <CompanyClosing title={blogLabels.closing} booking={booking} />
    </>
  );
}
