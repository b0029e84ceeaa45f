import config from '@payload-config';
import { draftMode } from 'next/headers';
import { getPayload } from 'payload';
import { isAskedByStaff } from '@/access/isAskedByStaff';
import { backToSite } from '../backToSite';

/** Enables Next's draft mode, which shows drafts of the firm's facts. For staff; 404 for everybody else. */
export async function GET({ headers }: Request): Promise<Response> {
  const isStaff = await isAskedByStaff(await getPayload({ config }), headers);
  if (!isStaff) return new Response(null, { status: 404 });
  (await draftMode()).enable();
  return backToSite();
}
