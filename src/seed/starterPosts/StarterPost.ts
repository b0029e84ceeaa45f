import type { Post } from '@/payload-types';

/** A post that a new site begins with. */
export interface StarterPost {
  title: string;
  slug: string;
  description: string;
  category: string;
  tags: string[];
  featured?: boolean;
  /** Days before the site began, so that the list has an order. */
  daysBefore: number;
  cover: { svg: string; alt: string };
  body: NonNullable<Post['body']>;
}

/** Of the covers' drawings: three wide by two high. */
export const coverSize = { width: 1680, height: 1120 } as const;
