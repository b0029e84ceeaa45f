import type { PayloadRequest } from 'payload';
import { dismissMissingAddress } from '@/database/tables/missingAddresses';
import { Missing } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import type { DismissAddressBody } from '@/schemas/missingAddresses';

/**
 * Hides a path from the list of missing addresses for good, even if visitors keep requesting it. For staff.
 * @throws Missing
 */
export async function dismissAddress({
  req,
  body,
}: {
  req: PayloadRequest;
  body: DismissAddressBody;
}): Promise<void> {
  requireStaff(req);
  if (!(await dismissMissingAddress(req, body.path))) throw new Missing();
}
