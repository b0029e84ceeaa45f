import type { PayloadRequest } from 'payload';
import { dismissMissingAddress } from '@/database/tables/missingAddresses';
import { Missing } from '@/errors/ApiFailures';
import { requireStaff } from '@/operations/requireUser';
import type { DismissAddressBody } from '@/schemas/missingAddresses';

/**
 * Takes an address off the list of those that weren't found, however often it is asked for. For staff.
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
