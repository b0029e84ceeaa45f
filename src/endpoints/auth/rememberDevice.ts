import type { PayloadRequest } from 'payload';
import { knownDeviceCookie } from '@/access/knownDevice';
import { readDeviceOwner } from '@/operations/accounts/readDeviceOwner';

/** The cookies with which this browser is known for an account from now on. */
export async function rememberDevice(req: PayloadRequest, userId: number): Promise<string[]> {
  const owner = await readDeviceOwner(req.payload, { id: userId });
  return owner ? [knownDeviceCookie(req, owner)] : [];
}
