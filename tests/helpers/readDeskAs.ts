import { createLocalReq } from 'payload';
import { readDesk } from '@/operations/desk/readDesk';
import { testPayload } from './testPayload';

/** What the panel's first screen shows to this person. */
export async function readDeskAs({ id }: { id: number }) {
  const payload = await testPayload();
  const user = await payload.findByID({ collection: 'users', id, depth: 0, overrideAccess: true });
  return readDesk({ req: await createLocalReq({ user: { ...user, collection: 'users' } }, payload) });
}
