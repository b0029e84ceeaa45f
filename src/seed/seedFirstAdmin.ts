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

/** Creates the first administrator of a database without accounts. */
export async function seedFirstAdmin(payload: Payload): Promise<SeededAdmin> {
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
