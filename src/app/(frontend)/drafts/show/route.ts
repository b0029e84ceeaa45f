import config from '@payload-config';
import { draftMode } from 'next/headers';
import { getPayload } from 'payload';
import { isAskedByStaff } from '@/access/isAskedByStaff';
import { backToSite } from '../backToSite';

/** Shows the site with drafts of what the firm says of itself, to staff. Nobody else learns that it can be done. */
export async function GET({ headers }: Request): Promise<Response> {
  const isStaff = await isAskedByStaff(await getPayload({ config }), headers);
  if (!isStaff) return new Response(null, { status: 404 });
  (await draftMode()).enable();
  return backToSite();
}
