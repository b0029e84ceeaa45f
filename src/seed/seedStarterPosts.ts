import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { inTransaction } from '@/database/inTransaction';
import { noonOf } from '@/domain/blog/postDay';
import { slugFromName } from '@/domain/blog/slugFromName';
import { addDays, dayOf } from '@/domain/overview/calendarDays';
import { defaultAuthor } from '@/services/blog/defaultAuthor';
import { costOfRoutineWork } from './starterPosts/costOfRoutineWork';
import type { StarterPost } from './starterPosts/StarterPost';
import { tasksForPeople } from './starterPosts/tasksForPeople';
import { thirtyCases } from './starterPosts/thirtyCases';

const starterPosts = [costOfRoutineWork, tasksForPeople, thirtyCases];

/** Creates the missing starter posts of a new site, each in one transaction. */
export async function seedStarterPosts(payload: Payload): Promise<void> {
  const now = Date.now();
  for (const post of starterPosts) {
    const where = { slug: { equals: post.slug } };
    const { totalDocs } = await payload.count({ collection: 'posts', where, overrideAccess: true });
    if (totalDocs > 0) continue;
    const req = await createLocalReq({}, payload);
    await inTransaction(req, () => createStarterPost(req, post, now));
  }
}

// Overrides access throughout: no user exists yet whose access could be checked.
async function createStarterPost(req: PayloadRequest, post: StarterPost, now: number): Promise<void> {
  const { title, slug, description, tags, featured = false, daysBefore, body } = post;
  await req.payload.create({
    collection: 'posts',
    data: {
      ...{ title, slug, description, tags, featured, body },
      author: await defaultAuthor(req),
      date: noonOf(addDays(dayOf(now), -daysBefore)),
      category: await findOrCreateCategory(req, post.category),
      cover: await createCover(req, post),
      _status: 'published',
    },
    overrideAccess: true,
    req,
  });
}

async function findOrCreateCategory(req: PayloadRequest, name: string): Promise<number> {
  const { docs } = await req.payload.find({
    collection: 'categories',
    where: { name: { equals: name } },
    limit: 1,
    overrideAccess: true,
    req,
  });
  if (docs[0]) return docs[0].id;
  const data = { name, slug: slugFromName(name) };
  const { id } = await req.payload.create({ collection: 'categories', data, overrideAccess: true, req });
  return id;
}

async function createCover(req: PayloadRequest, { slug, cover: { svg, alt } }: StarterPost): Promise<number> {
  const data = await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
  const { id } = await req.payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'image/webp', name: slug, size: data.length },
    overrideAccess: true,
    req,
  });
  return id;
}
