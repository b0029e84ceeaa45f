import { AuthenticationError, ValidationError, type PayloadRequest } from 'payload';
import { hashForNobody } from './hashForNobody';

/** The account that an address and a password belong to, or null: after the same work whether the address is known. */
export async function findByPassword({
  req,
  email,
  password,
}: {
  req: PayloadRequest;
  email: string;
  password: string;
}) {
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: { email: { equals: email } },
  });
  if (totalDocs === 0) {
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
