'use client';

import { useEffect, useState } from 'react';
import { logFailure } from '@/client/logFailure';
import type { PostFinding } from '@/schemas/blogCheck';
import { useSettled } from '../../seo/useSettled';
import { checkPost } from '../blogApi';
import type { PostForm } from './postForm';

/** How long nothing is typed before the post is checked. */
const quietMs = 1000;

/** What could be better about a post before readers see it; null until the first answer. */
export function usePublishCheck(form: PostForm): readonly PostFinding[] | 'failed' | null {
  const [findings, setFindings] = useState<readonly PostFinding[] | 'failed' | null>(null);
  const settled = useSettled(form, quietMs);

  useEffect(() => {
    let isCurrent = true;
    const { title, description, coverImage, coverAltText, coverIsDecorative, content } = settled;
    const words = { title, excerpt: description, metaTitle: title, metaDescription: description, content };
    checkPost({ ...words, coverImage, coverAltText, coverIsDecorative }).then(
      (answer) => isCurrent && setFindings(answer.findings),
      (error: unknown) => {
        logFailure('The post could not be checked', error);
        if (isCurrent) setFindings('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [settled]);
  return findings;
}
