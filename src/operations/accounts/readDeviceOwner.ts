import type { Payload } from 'payload';
import type { DeviceOwner } from '@/access/knownDevice';

/** What the marks of an account's devices are signed with; null for an address or id without an account. */
export async function readDeviceOwner(
  { db }: Payload,
  { email, id }: { email: string; id?: never } | { id: number; email?: never },
): Promise<DeviceOwner | null> {
  const { rows } = await db.pool.query<DeviceOwner>(
    'select id, salt from users where email = $1 or id = $2',
    [email, id],
  );
  return rows[0] ?? null;
}
