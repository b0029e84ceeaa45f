import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { searchPath } from '@/components/site/blog/blogPaths';
import { readPageNumber } from '@/components/site/blog/readPageNumber';
import { SearchPage } from '@/components/site/blog/SearchPage';
import { blogSearch } from '@/content/site/blog';
import { blogLimits } from '@/domain/blog/blogLimits';
import { searchLimits } from '@/domain/blog/searchTerms';
import { getBlogTopics } from '@/queries/blog/getBlogTopics';
import { getPostList } from '@/queries/blog/getPostList';
import { searchForVisitor } from '@/queries/blog/searchForVisitor';

interface SearchProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export const metadata: Metadata = { title: blogSearch.title, robots: { index: false, follow: true } };

/** Returns the first value of a repeated query parameter. */
const firstOf = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value) ?? '';

export default async function BlogSearchPage({ searchParams }: SearchProps) {
  const { q, page: pageText } = await searchParams;
  const question = firstOf(q).toWellFormed().trim().slice(0, searchLimits.questionMaxLength);
  const page = readPageNumber(firstOf(pageText)) ?? 1;
  const [result, topics, { posts }] = await Promise.all([
    searchForVisitor({ question, page }, await headers()),
    getBlogTopics(),
    getPostList({ page: 1 }),
  ]);
  // Beyond the last page, for example after a post was unpublished.
  if (result && page > result.pages) redirect(searchPath(question, result.pages));
  return (
    <SearchPage {...{ question, page, result, topics }} latest={posts.slice(0, blogLimits.relatedPosts)} />
  );
}
