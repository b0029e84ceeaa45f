import type { PayloadRequest, TypedUser } from 'payload';
import { profileMessages } from '@/content/portal/profile';
import { isStaffRole } from '@/domain/accounts/roles';
import { inTransaction } from '@/database/inTransaction';
import { BadRequest } from '@/errors/ApiFailures';
import { consume } from '@/integrations/limits/consume';
import { inPictureRoom } from '@/integrations/limits/inPictureRoom';
import { getLimiters } from '@/integrations/limits/limiters';
import type { ProfileBody } from '@/schemas/account';
import type { SessionUser } from '@/schemas/auth';
import { requireUser } from '../requireUser';
import { noteProof } from './credentialProof';
import { makeProfilePicture } from './makeProfilePicture';
import { presentOwnAccount } from './presentOwnAccount';
import { refuseTakenEmail } from './refuseTakenEmail';
import { holdProof, verifyPassword, type PasswordProof } from './verifyPassword';

/**
 * Changes what is sent of name, email, company and picture of the signed-in account. For another email staff give the
 * current password; that it waits to be confirmed, and what follows from it, is the collection's business, for every API that writes it.
 * @throws Conflict when the address is taken, BadRequest for a picture that isn't one or a wrong current password,
 * TooManyRequests after five wrong ones, Busy
 */
export async function updateProfile({
  req,
  profile,
}: {
  req: PayloadRequest;
  profile: ProfileBody;
}): Promise<SessionUser> {
  const user = requireUser(req);
  const { currentPassword, profileImage, ...others } = profile;
  const { email = user.email } = others;
  const picture = profileImage === undefined ? {} : { profileImage: await pictureOf(user, profileImage) };
  const isAnotherEmail = email !== user.email;
  const proof =
    isAnotherEmail && isStaffRole(user.role) ? await proveOwner(req, user, currentPassword) : null;
  if (isAnotherEmail) {
    await consume(getLimiters(req.payload).emailChange, String(user.id));
    await refuseTakenEmail(req, email, { userId: user.id });
  }
  try {
    const changed = await inTransaction(req, async () => {
      if (proof) await holdProof(req, proof);
      return req.payload.update({
        collection: 'users',
        id: user.id,
        data: { ...others, ...picture },
        depth: 0,
        // The picture is closed to every other door; this operation has checked it.
        overrideAccess: true,
        req,
      });
    });
    return await presentOwnAccount(req, changed);
  } catch (error) {
    if (isAnotherEmail) await refuseTakenEmail(req, email, { userId: user.id, cause: error });
    throw error;
  }
}

async function proveOwner(
  req: PayloadRequest,
  user: TypedUser,
  password: string | undefined,
): Promise<PasswordProof> {
  const field = 'currentPassword';
  if (!password) {
    throw new BadRequest(profileMessages.passwordNeeded, [
      { field, message: profileMessages.passwordNeeded },
    ]);
  }
  const proof = await verifyPassword(req, user, { password, field });
  noteProof(req, 'password');
  return proof;
}

/** What was given out is kept as it is when it is sent back. */
async function pictureOf(user: TypedUser, sent: string | null): Promise<string | null> {
  if (sent === (user.profileImage ?? null)) return sent;
  return sent ? inPictureRoom(String(user.id), () => makeProfilePicture(sent)) : null;
}
