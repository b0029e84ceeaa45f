import type { Post } from '@/payload-types';

/** A post that every new site has. */
export interface StarterPost {
  title: string;
  slug: string;
  description: string;
  category: string;
  tags: string[];
  featured?: boolean;
  /** Age in days when the site is created, so that the list has an order. */
  daysBefore: number;
  cover: { svg: string; alt: string };
  body: NonNullable<Post['body']>;
}

/** Size of the cover drawings in pixels, 3:2. */
export const coverSize = { width: 1680, height: 1120 } as const;
