import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { env } from '@/env';

interface SeededAdmin {
  email: string;
  /** Only when none was configured: shown once, stored nowhere. */
  generatedPassword?: string;
}

const defaultEmail = 'admin@localhost.example';
const randomPassword = () => randomBytes(12).toString('base64url');

/** Creates the first administrator in a database without accounts. Null when there are some already. */
export async function seedFirstAdmin(payload: Payload): Promise<SeededAdmin | null> {
  const { totalDocs } = await payload.count({ collection: 'users', overrideAccess: true });
  if (totalDocs > 0) return null;

  const email = env.ADMIN_EMAIL ?? defaultEmail;
  const generatedPassword = env.ADMIN_PASSWORD ? undefined : randomPassword();
  await payload.create({
    collection: 'users',
    data: {
      name: 'Administrator',
      email,
      password: env.ADMIN_PASSWORD ?? generatedPassword,
      role: 'admin',
      reportLimit: null,
    },
    // There is nobody yet on whose behalf this could happen.
    overrideAccess: true,
  });
  return { email, generatedPassword };
}
