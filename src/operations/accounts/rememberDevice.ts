import type { PayloadRequest } from 'payload';
import { knownDeviceCookie } from '@/access/knownDevice';
import { findDeviceOwner } from '@/database/tables/users';

/** The cookies with which this browser is known for an account from now on. */
export async function rememberDevice(req: PayloadRequest, userId: number): Promise<string[]> {
  const owner = await findDeviceOwner(req.payload, { id: userId });
  return owner ? [knownDeviceCookie(req, owner)] : [];
}
