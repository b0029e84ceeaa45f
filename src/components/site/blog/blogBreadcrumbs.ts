import { blog } from '@/content/site/blog';
import { shownPages } from '@/content/site/shownPages';
import type { Breadcrumb } from '@/domain/seo/breadcrumbList';

/** Breadcrumbs from the home page to a page of the blog, via the list of all posts. */
export const blogBreadcrumbs = (step: Breadcrumb): Breadcrumb[] => [
  { name: shownPages.landing.name, path: '/' },
  { name: blog.name, path: blog.path },
  step,
];
