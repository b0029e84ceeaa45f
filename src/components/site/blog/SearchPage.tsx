import { blogSearch } from '@/content/site/blog';
import type { BlogTopics } from '@/queries/blog/getBlogTopics';
import type { PostSummary } from '@/queries/blog/PostSummary';
import { searchedPosts, type SearchResult } from '@/queries/blog/searchPosts';
import { searchPath } from './blogPaths';
import { ListHead } from './ListHead';
import { Pagination } from './Pagination';
import { PostRows } from './PostRows';
import { SearchMessage } from './SearchMessage';
import { TopicNav } from './TopicNav';
import stack from '@/components/ui/Stack.module.css';
import styles from './PostListPage.module.css';

interface SearchPageProps {
  question: string;
  page: number;
  /** Null: the visitor is rate limited. */
  result: SearchResult | null;
  topics: BlogTopics;
  /** Shown if nothing is found. */
  latest: readonly PostSummary[];
}

/** Search results of the blog; without a search term, starting points. */
export function SearchPage({ question, page, result, topics, latest }: SearchPageProps) {
  const isFound = result !== null && result.posts.length > 0;
  return (
    <div className={styles.page}>
      <ListHead heading={blogSearch.title} lede={isFound ? null : blogSearch.hint} question={question} />
      <TopicNav topics={topics} currentPath={blogSearch.path} />
      {isFound ? (
        <section aria-labelledby="found" className={stack.gap5}>
          <h2 id="found" className={styles.count}>
            {blogSearch.found(result.total, result.total === searchedPosts)}
          </h2>
          <PostRows posts={result.posts} headingLevel={3} question={question} />
          {/* Loads a document, as the form does: `PageViews` would count pages of one path within a document as a
              single view. */}
          <Pagination
            pathOf={(number) => searchPath(question, number)}
            page={page}
            pages={result.pages}
            isLoadedAnew
          />
        </section>
      ) : (
        <>
          <SearchMessage question={question} isTooOften={result === null} />
          {latest.length > 0 ? (
            <section aria-labelledby="latest" className={stack.gap5}>
              <h2 id="latest" className={styles.count}>
                {blogSearch.instead}
              </h2>
              <PostRows posts={latest} headingLevel={3} />
            </section>
          ) : null}
        </>
      )}
    </div>
  );
}
