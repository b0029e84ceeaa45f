import type { Payload } from 'payload';
import type { FirmNewsletter } from '@/domain/firm/FirmFacts';
import { Missing } from '@/errors/ApiFailures';
import { toFirmFacts } from '@/queries/toFirmFacts';

/** The newsletter as the firm has published it; null while nobody can sign up. */
export async function readNewsletter(payload: Payload): Promise<FirmNewsletter | null> {
  return toFirmFacts(await payload.findGlobal({ slug: 'firm-facts', depth: 0, overrideAccess: false }))
    .newsletter;
}

/**
 * The same for those who want in.
 * @throws Missing while nobody can: the calls are as if they weren't there
 */
export async function requireNewsletter(payload: Payload): Promise<FirmNewsletter> {
  const newsletter = await readNewsletter(payload);
  if (!newsletter) throw new Missing();
  return newsletter;
}
