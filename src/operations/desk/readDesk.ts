import type { PayloadRequest } from 'payload';
import { findNewInquiries } from '@/database/tables/inquiries';
import { findBrokenLinks } from '@/database/tables/postLinks';
import { findImagesWithoutAltText } from '@/database/tables/media';
import { findScheduledPosts, findWaitingDrafts } from '@/database/tables/postVersions';
import { findNewestPosts } from '@/database/tables/publishedPosts';
import { findMemberPaths } from '@/database/tables/teamMembers';
import { staticPaths } from '@/operations/blog/findKnownPages';
import { requireStaff } from '@/operations/requireUser';
import { deskItemsShown, type Desk } from '@/schemas/desk';
import { checkedSite } from '../seo/checkedSite';
import { presentCheckedPage } from '../seo/checkSiteMetadata';

/** Returns the content desk: the work waiting for editors. For staff. Runs twelve queries, however much there is. */
export async function readDesk({ req }: { req: PayloadRequest }): Promise<Desk> {
  requireStaff(req);
  const drafts = await findWaitingDrafts(req, deskItemsShown);
  const scheduled = await findScheduledPosts(req, deskItemsShown);
  const published = await findNewestPosts(req, deskItemsShown);
  const known = [...staticPaths, ...(await findMemberPaths(req))];
  const links = await findBrokenLinks(req, known, deskItemsShown);
  const pictures = await findImagesWithoutAltText(req, deskItemsShown);
  const inquiries = await findNewInquiries(req, deskItemsShown);
  return {
    drafts: listOf(drafts, ({ updatedAt, author, ...post }) => ({
      ...withWords(post),
      author: author ?? '',
      updatedAt: updatedAt.toISOString(),
    })),
    scheduled: listOf(scheduled, ({ at, ...post }) => ({ ...withWords(post), at: at.toISOString() })),
    published: listOf(published, ({ date, ...post }) => ({ ...post, date: date.toISOString() })),
    ...(await metadataWork(req)),
    links: listOf(links, ({ path, posts, id, title, slug }) => ({
      ...{ path, posts },
      post: { id, title: title ?? '', slug },
    })),
    pictures: listOf(pictures, (picture) => picture),
    inquiries: listOf(inquiries, ({ createdAt, ...inquiry }) => ({
      ...inquiry,
      createdAt: createdAt.toISOString(),
    })),
  };
}

/** Returns metadata findings of pages that search engines may index. */
async function metadataWork(req: PayloadRequest): Promise<Pick<Desk, 'findings' | 'repetitions'>> {
  const site = await checkedSite(req);
  const faulty = site
    .worstFirst()
    .filter(({ page, findings: [worst] }) => page.isListed && worst && worst.severity !== 'note');
  const repetitions = site.repetitions();
  return {
    findings: { total: faulty.length, items: faulty.slice(0, deskItemsShown).map(presentCheckedPage) },
    repetitions: {
      total: repetitions.length,
      items: repetitions.slice(0, deskItemsShown).map(({ field, paths }) => ({
        field,
        count: paths.size,
        paths: [...paths].slice(0, 3),
      })),
    },
  };
}

const listOf = <Row, Item>({ rows, total }: { rows: Row[]; total: number }, toItem: (row: Row) => Item) => ({
  total,
  items: rows.map(toItem),
});

/** Drafts may lack title and slug. */
const withWords = <Post extends { title: string | null; slug: string | null }>(post: Post) => ({
  ...post,
  title: post.title ?? '',
  slug: post.slug ?? '',
});
