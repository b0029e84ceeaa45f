'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryKeys } from '@/client/queryKeys';
import { useDebounced } from '@/client/useDebounced';
import type { CheckPostBody, PostFinding } from '@/schemas/blogCheck';
import { checkPost } from '../blogApi';
import type { PostForm } from './postForm';

/** Idle time in milliseconds before the post is checked. */
const quietMs = 1000;

function bodyOf(form: PostForm): CheckPostBody {
  const { title, description, coverImage, coverAltText, coverIsDecorative, content } = form;
  const metaTitle = form.metaTitle.trim() || title;
  const metaDescription = form.metaDescription.trim() || description;
  const words = { title, excerpt: description, metaTitle, metaDescription, content };
  return { ...words, coverImage, coverAltText, coverIsDecorative };
}

/** Returns the findings about a post; null before the first result and while the form is empty. */
export function usePublishCheck(
  form: PostForm,
  isUntouched: boolean,
): readonly PostFinding[] | 'failed' | null {
  const body = bodyOf(useDebounced(form, quietMs));
  const { data, isError } = useQuery({
    queryKey: queryKeys.publishCheck(body),
    queryFn: ({ signal }) => checkPost(body, signal),
    placeholderData: keepPreviousData,
    enabled: !isUntouched,
    meta: { failure: 'The post could not be checked' },
  });
  if (isUntouched) return null;
  return isError ? 'failed' : (data?.findings ?? null);
}
