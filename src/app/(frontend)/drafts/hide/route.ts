import { draftMode } from 'next/headers';
import { backToSite } from '../backToSite';

/** Disables Next's draft mode. */
export async function GET(): Promise<Response> {
  (await draftMode()).disable();
  return backToSite();
}
