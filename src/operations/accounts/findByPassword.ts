import { AuthenticationError, ValidationError, type PayloadRequest } from 'payload';
import { isKnownEmail } from '@/database/tables/users';
import { inHashingRoom } from '@/integrations/limits/inHashingRoom';
import { hashForNobody } from './hashForNobody';

interface Credentials {
  req: PayloadRequest;
  email: string;
  password: string;
}

/**
 * The account that an address and a password belong to, or null: after the same wait and work whether the address is
 * known.
 * @throws Busy, TooManyRequests
 */
export const findByPassword = (credentials: Credentials) =>
  inHashingRoom(credentials.req.headers, () => findInside(credentials));

async function findInside({ req, email, password }: Credentials) {
  if (!(await isKnownEmail(req.payload, email))) {
    await hashForNobody(password);
    return null;
  }
  try {
    const { user } = await req.payload.login({
      collection: 'users',
      data: { email, password },
      depth: 0,
      req,
    });
    return user;
  } catch (error) {
    if (error instanceof AuthenticationError || error instanceof ValidationError) return null;
    throw error;
  }
}
