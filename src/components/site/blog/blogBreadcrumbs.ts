import { blog } from '@/content/site/blog';
import { shownPages } from '@/content/site/shownPages';
import type { Breadcrumb } from '@/domain/seo/breadcrumbList';

/** From the home page to a page of the blog, by way of the whole list. */
export const blogBreadcrumbs = (step: Breadcrumb): Breadcrumb[] => [
  { name: shownPages.landing.name, path: '/' },
  { name: blog.name, path: blog.path },
  step,
];
