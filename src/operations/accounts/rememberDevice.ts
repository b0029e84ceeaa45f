import type { PayloadRequest } from 'payload';
import { knownDeviceCookie } from '@/access/knownDevice';
import { findDeviceOwner } from '@/database/tables/users';

/** Returns the `Set-Cookie` values that mark this browser as a known device of the account. */
export async function rememberDevice(req: PayloadRequest, userId: number): Promise<string[]> {
  const owner = await findDeviceOwner(req.payload, { id: userId });
  return owner ? [knownDeviceCookie(req, owner)] : [];
}
