import type { PayloadRequest, TypedUser } from 'payload';
import sharp from 'sharp';
import { profileMessages } from '@/content/portal/profile';
import { inTransaction } from '@/database/inTransaction';
import { profilePictureLimits } from '@/domain/accounts/profilePictureLimits';
import { isStaffRole } from '@/domain/accounts/roles';
import { pictureFormat, type PictureFormat } from '@/domain/blog/pictureFormat';
import { BadRequest } from '@/errors/ApiFailures';
import { consume } from '@/integrations/limits/consume';
import { getLimiters } from '@/integrations/limits/limiters';
import { runInImageQueue } from '@/integrations/limits/runInImageQueue';
import type { ProfileBody } from '@/schemas/account';
import type { SessionUser } from '@/schemas/auth';
import { recordProof } from '@/services/accounts/credentialProof';
import { requireUser } from '../requireUser';
import { presentOwnAccount } from './presentOwnAccount';
import { rejectTakenEmail } from './rejectTakenEmail';
import { confirmProof, verifyPassword, type PasswordProof } from './verifyPassword';

const { maxBytes, maxPixels, sidePx } = profilePictureLimits;

const profileFormats: ReadonlySet<PictureFormat> = new Set(['png', 'jpeg', 'webp']);

const quality = 82;

const timeLimitSeconds = 15;

const dataUrlHead = /^data:image\/(?:png|jpe?g|webp);base64,/;

const tooManyPixels = `This picture is too large. Use one of at most ${maxPixels / 1_000_000} megapixels.`;

const refuse = (message: string): never => {
  throw new BadRequest(message, [{ field: 'profileImage', message }]);
};

/**
 * Converts an uploaded profile image to a small square WebP data URL. The format is detected from the content, the
 * image is rotated upright, and all metadata is removed (above all the GPS position).
 * @throws BadRequest on the field `profileImage`
 */
async function makeProfilePicture(text: string): Promise<string> {
  const data = dataOf(text);
  const side = Math.min(sidePx, await shorterSideOf(data));
  const picture = await sharp(data, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .webp({ quality })
    .timeout({ seconds: timeLimitSeconds })
    .toBuffer()
    .catch(() => refuse(profileMessages.invalidImage));
  return `data:image/webp;base64,${picture.toString('base64')}`;
}

/** Matches the regular expression against the head only: over millions of characters it overflowed V8's stack. */
function dataOf(dataUrl: string): Buffer {
  const head = dataUrlHead.exec(dataUrl)?.[0] ?? refuse(profileMessages.invalidImage);
  const encoded = dataUrl.slice(head.length);
  const bytes = Buffer.byteLength(encoded, 'base64');
  if (bytes >= maxBytes) refuse(profileMessages.imageTooLarge);
  const data = Buffer.from(encoded, 'base64');
  // `Buffer.from` skips characters that aren't Base64, so a shorter result means invalid input.
  return bytes > 0 && data.length === bytes ? data : refuse(profileMessages.invalidImage);
}

/** Reads the header before decoding: a small file can declare more pixels than fit in memory. */
async function shorterSideOf(data: Buffer): Promise<number> {
  const format = pictureFormat(data);
  const header = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!format || !profileFormats.has(format) || header?.format !== format)
    return refuse(profileMessages.invalidImage);
  const { width = 0, height = 0 } = header;
  if (width * height > maxPixels) refuse(tooManyPixels);
  return Math.min(width, height);
}

/**
 * Updates name, email, company and profile image of the signed-in account, as far as they are sent. Staff must give
 * the current password to change their email. The `users` hooks keep a new email pending until it is confirmed, for
 * every API that writes it.
 * @throws Conflict when the email is taken, BadRequest for an invalid image or a wrong current password,
 * TooManyRequests after five wrong ones or too many email changes, Busy
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
    await rejectTakenEmail(req, email, { userId: user.id });
  }
  try {
    const changed = await inTransaction(req, async () => {
      if (proof) await confirmProof(req, proof);
      return req.payload.update({
        collection: 'users',
        id: user.id,
        data: { ...others, ...picture },
        depth: 0,
        // Field access denies writes of the profile image to every API. This operation has checked it.
        overrideAccess: true,
        req,
      });
    });
    return await presentOwnAccount(req, changed);
  } catch (error) {
    if (isAnotherEmail) await rejectTakenEmail(req, email, { userId: user.id, cause: error });
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
  recordProof(req, 'password');
  return proof;
}

/** An unchanged image that the client sends back isn't encoded again. */
async function pictureOf(user: TypedUser, sent: string | null): Promise<string | null> {
  if (sent === (user.profileImage ?? null)) return sent;
  return sent ? runInImageQueue(String(user.id), () => makeProfilePicture(sent)) : null;
}
