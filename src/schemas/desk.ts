import { z } from 'zod';
import { checkedPageSchema } from './seo';

/** Of each kind so many are named; the others are counted. */
export const deskItemsShown = 5;

const listOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.number().describe('Of all'), items: z.array(item).max(deskItemsShown) });

const post = z.object({ id: z.number(), title: z.string(), slug: z.string() });

const draftSchema = post.extend({
  author: z.string(),
  updatedAt: z.iso.datetime(),
  published: z.boolean().describe('Whether it changes a post that is public'),
});

const scheduledSchema = post.extend({
  type: z.enum(['publish', 'unpublish']),
  at: z.iso.datetime(),
});

const repetitionSchema = z.object({
  field: z.enum(['title', 'metaDescription']),
  count: z.number().describe('Pages that say it'),
  paths: z.array(z.string()).max(3).describe('Some of them'),
});

const brokenLinkSchema = z.object({
  path: z.string(),
  posts: z.number().describe('Posts that lead there'),
  post: post.describe('One of them'),
});

/** What waits for those who look after the contents: of each kind the first few, and how many there are. */
export const deskSchema = z.object({
  drafts: listOf(draftSchema).describe('Latest first, without those that will be published by themselves'),
  scheduled: listOf(scheduledSchema).describe('Next first'),
  published: listOf(post.extend({ date: z.iso.datetime() })).describe('Newest first'),
  findings: listOf(checkedPageSchema).describe('Listed pages with errors or warnings, worst first'),
  repetitions: listOf(repetitionSchema).describe('Listed pages with the same words, most pages first'),
  links: listOf(brokenLinkSchema).describe('Of public posts, to where nothing is, those of most posts first'),
  pictures: listOf(z.object({ id: z.number(), filename: z.string() })).describe('Without alt text'),
  inquiries: listOf(
    z.object({
      id: z.number(),
      name: z.string(),
      company: z.string().nullable(),
      createdAt: z.iso.datetime(),
    }),
  ).describe('Not answered yet, newest first'),
});
export type Desk = z.infer<typeof deskSchema>;
