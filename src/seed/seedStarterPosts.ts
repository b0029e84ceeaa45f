import type { Payload } from 'payload';
import sharp from 'sharp';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';
import { defaultAdvisoryTeamName } from '@/domain/team/defaultAdvisoryTeamName';
import { costOfRoutineWork } from './starterPosts/costOfRoutineWork';
import type { StarterPost } from './starterPosts/StarterPost';
import { tasksForPeople } from './starterPosts/tasksForPeople';
import { thirtyCases } from './starterPosts/thirtyCases';

const starterPosts = [costOfRoutineWork, tasksForPeople, thirtyCases];
const dayMs = 86_400_000;

/** Gives a new site something to read. Does nothing once there is a post of any kind. */
export async function seedStarterPosts(payload: Payload): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'posts', overrideAccess: true });
  if (totalDocs > 0) return;
  const now = Date.now();
  for (const post of starterPosts) await createStarterPost(payload, post, now);
}

// There is nobody yet on whose behalf this could happen: all of it overrides access.
async function createStarterPost(payload: Payload, post: StarterPost, now: number): Promise<void> {
  const { title, slug, description, tags, featured = false, daysBefore, body } = post;
  await payload.create({
    collection: 'posts',
    data: {
      ...{ title, slug, description, tags, featured, body },
      author: defaultAdvisoryTeamName,
      date: new Date(now - daysBefore * dayMs).toISOString(),
      category: await findOrCreateCategory(payload, post.category),
      cover: await createCover(payload, post),
      _status: 'published',
    },
    overrideAccess: true,
  });
}

async function findOrCreateCategory(payload: Payload, name: string): Promise<number> {
  const { docs } = await payload.find({
    collection: 'categories',
    where: { name: { equals: name } },
    limit: 1,
    overrideAccess: true,
  });
  if (docs[0]) return docs[0].id;
  const data = { name, slug: slugFromTitle(name) };
  const { id } = await payload.create({ collection: 'categories', data, overrideAccess: true });
  return id;
}

async function createCover(payload: Payload, { slug, cover: { svg, alt } }: StarterPost): Promise<number> {
  const data = await sharp(Buffer.from(svg)).webp({ lossless: true }).toBuffer();
  const { id } = await payload.create({
    collection: 'media',
    data: { alt },
    file: { data, mimetype: 'image/webp', name: slug, size: data.length },
    overrideAccess: true,
  });
  return id;
}
