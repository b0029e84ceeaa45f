import type { Payload } from 'payload';
import type { Block } from '@/domain/blog/Body';
import { readPicture, type Picture } from '@/domain/blog/Picture';
import { namesOfPictures, withPictures } from '@/domain/blog/withPictures';
import { readBlocks } from '@/integrations/workers/texts';

/**
 * The body of a post with the sizes of all its pictures. One query, if its Markdown shows any.
 * @throws Busy
 */
export async function readShownBody(payload: Payload, body: unknown): Promise<Block[]> {
  const blocks = await readBlocks(body);
  const names = namesOfPictures(blocks);
  if (names.length === 0) return blocks;
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { in: names } },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const pictures = new Map<string, Picture>();
  for (const picture of docs.map(readPicture)) if (picture) pictures.set(picture.filename, picture);
  return withPictures(blocks, (name) => pictures.get(name));
}
