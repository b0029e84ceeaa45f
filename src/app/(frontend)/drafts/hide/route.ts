import { draftMode } from 'next/headers';
import { backToSite } from '../backToSite';

/** Shows the site as everybody sees it again. */
export async function GET(): Promise<Response> {
  (await draftMode()).disable();
  return backToSite();
}
