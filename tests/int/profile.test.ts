import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { FormerEmail, ProfileAnswer, TokenAnswer } from '@/schemas/account';
import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import {
  createAccount,
  freshEmail,
  goodPassword,
  signedInAccount,
  type TestAccount,
} from '../factories/account';
import { dataUrl, phonePhoto, plainPng, pngThatClaims } from '../factories/picture';
import { api, type ApiAnswer } from '../helpers/api';
import { expireLinks } from '../helpers/emailChanges';
import { testPayload } from '../helpers/testPayload';

const me = (token: string) => api<SessionUser>('GET', '/api/auth/me', { token });
const login = (email: string, password = goodPassword) =>
  api<SessionAnswer>('POST', '/api/auth/login', { body: { email, password } });
const profileOf = ({ email }: { email: string }, overrides: Record<string, unknown> = {}) => ({
  name: 'Robin Example',
  email,
  company: 'Example Supply',
  profileImage: null,
  ...overrides,
});
const putProfile = (token: string, body: unknown): Promise<ApiAnswer<ProfileAnswer & { message: string }>> =>
  api('PUT', '/api/auth/profile', { token, body });

describe('PUT /api/auth/profile', () => {
  it('changes name and company and answers the user', async () => {
    const account = await signedInAccount();
    const answer = await putProfile(
      account.token,
      profileOf(account, { name: '  Kim O’Brien ', company: '' }),
    );
    expect(answer.status).toBe(200);
    expect(answer.body.user).toMatchObject({ name: 'Kim O’Brien', company: null, email: account.email });
    expect((await me(account.token)).body).toEqual(answer.body.user);
  });

  it('changes what is sent alone', async () => {
    const account = await signedInAccount();
    const picture = dataUrl(await plainPng(40, 40));
    const first = await putProfile(account.token, profileOf(account, { profileImage: picture }));
    const { user } = first.body;
    const change = async (body: object) => (await putProfile(account.token, body)).body.user;
    expect(await change({ company: 'Another' })).toEqual({ ...user, company: 'Another' });
    expect(await change({ name: 'Kim' })).toEqual({ ...user, company: 'Another', name: 'Kim' });
    expect(await change({ profileImage: null })).toMatchObject({ company: 'Another', profileImage: null });
    expect(await change({ company: null })).toMatchObject({ name: 'Kim', company: null });
    expect(await change({})).toMatchObject({ name: 'Kim', company: null, email: account.email });
    const email = freshEmail();
    expect(await change({ email })).toMatchObject({ name: 'Kim', email });
  });

  it.each([
    ['name', ''],
    ['name', 7],
    ['name', 'x'.repeat(121)],
    ['email', ''],
    ['email', 'not-an-address'],
    ['email', null],
    ['company', {}],
    ['company', 'x'.repeat(161)],
    ['profileImage', 7],
  ])('refuses %s = %o by its field', async (field, value) => {
    const account = await signedInAccount();
    const answer = await putProfile(account.token, profileOf(account, { [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field }] });
    expect((await me(account.token)).body.name).toBe('Robin Example');
  });

  it.each([{ role: 'admin' }, { isAdmin: true }, { reportLimit: 100 }, { id: 1 }, { password: 'changed 1' }])(
    'ignores %o',
    async (extra) => {
      const account = await signedInAccount();
      const answer = await putProfile(account.token, profileOf(account, extra));
      expect(answer.status).toBe(200);
      expect((await me(account.token)).body).toMatchObject({
        id: account.id,
        isAdmin: false,
        reportLimit: 3,
      });
      expect((await login(account.email)).status).toBe(200);
    },
  );

  it('refuses the email of another account and changes nothing', async () => {
    const [account, other] = await Promise.all([signedInAccount(), createAccount()]);
    const email = ` ${other.email.toUpperCase()}`;
    const body = profileOf(account, { name: 'Changed', email, currentPassword: goodPassword });
    const answer = await putProfile(account.token, body);
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({
      message: 'An account with this email already exists',
      errors: [{ field: 'email' }],
    });
    expect((await me(account.token)).body).toMatchObject({ name: 'Robin Example', email: account.email });
  });

  it('holds a new email at once where there is no mail server; the former one signs in and takes it back', async () => {
    const account = await signedInAccount();
    const email = freshEmail();
    const answer = await putProfile(account.token, profileOf({ email }));
    expect(answer.body.user).toMatchObject({ email, pendingEmail: null });
    const [former, current] = [await login(account.email), await login(email)];
    expect([former.status, current.status]).toEqual([200, 200]);
    expect(former.body.user.id).toBe(account.id);
    // Nobody else gets the address meanwhile.
    const other = await signedInAccount();
    expect((await putProfile(other.token, profileOf(account))).status).toBe(409);

    const { token } = former.body;
    const shown = await api<FormerEmail>('GET', '/api/auth/former-email', { token });
    expect(shown.body.email).toBe(account.email);
    const hours = (Date.parse(shown.body.until) - Date.now()) / 3_600_000;
    expect([hours > 71.9, hours <= 72]).toEqual([true, true]);
    const restored = await api<ProfileAnswer>('POST', '/api/auth/former-email', { token });
    expect(restored.body.user.email).toBe(account.email);
    expect([(await me(token)).status, (await me(current.body.token)).status]).toEqual([200, 401]);
    expect([(await login(account.email)).status, (await login(email)).status]).toEqual([200, 401]);
    expect((await api('POST', '/api/auth/former-email', { token })).status).toBe(404);
  });

  it('ends the former address after 72 hours', async () => {
    const account = await signedInAccount();
    await putProfile(account.token, profileOf({ email: freshEmail() }));
    await expireLinks(account.id);
    expect((await login(account.email)).status).toBe(401);
    expect((await api('GET', '/api/auth/former-email', { token: account.token })).body).toBeNull();
  });

  it('lets one of several accounts have an address that they want at once', async () => {
    const accounts = await Promise.all(Array.from({ length: 4 }, () => signedInAccount()));
    const email = freshEmail();
    const answers = await Promise.all(
      accounts.map(({ token }) => putProfile(token, profileOf({ email }, { currentPassword: goodPassword }))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });
});

describe('the profile picture', () => {
  let account: TestAccount;
  beforeAll(async () => {
    account = await signedInAccount();
  });
  const putPicture = (profileImage: unknown) =>
    putProfile(account.token, profileOf(account, { profileImage }));
  const bytesOf = (url: string | null | undefined) => Buffer.from((url ?? '').split(',')[1] ?? '', 'base64');

  it('comes back upright, square and without metadata', async () => {
    const photo = await phonePhoto();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const answer = await putPicture(dataUrl(photo, 'image/jpeg'));
    expect(answer.status).toBe(200);
    expect(answer.body.user.profileImage).toMatch(/^data:image\/webp;base64,/);
    const picture = bytesOf(answer.body.user.profileImage);
    const { format, width, height, exif, orientation } = await sharp(picture).metadata();
    expect({ format, width, height, exif, orientation }).toEqual({
      format: 'webp',
      width: 256,
      height: 256,
      exif: undefined,
      orientation: undefined,
    });
    const colorAt = async (top: number) => [
      ...(await sharp(picture)
        .extract({ left: 128, top, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()),
    ];
    const [upper, lower] = await Promise.all([colorAt(20), colorAt(235)]);
    expect(upper?.[0]).toBeGreaterThan(200);
    expect(lower?.[2]).toBeGreaterThan(200);
  });

  it('is never larger than what was sent', async () => {
    const { profileImage } = (await putPicture(dataUrl(await plainPng(90, 40)))).body.user;
    const { width, height } = await sharp(bytesOf(profileImage)).metadata();
    expect([width, height]).toEqual([40, 40]);
  });

  it('stays when it is left out or sent back, and goes with null', async () => {
    const first = (await putPicture(dataUrl(await plainPng(40, 40)))).body.user.profileImage;
    expect((await putPicture(first)).body.user.profileImage).toBe(first);
    expect((await putPicture(undefined)).body.user.profileImage).toBe(first);
    expect((await putPicture(null)).body.user.profileImage).toBeNull();
  });

  it.each([
    ['a script address', 'javascript:alert(1)'],
    ['an address elsewhere', 'https://evil.example/picture.png'],
    ['a path', '/etc/passwd'],
    ['an SVG', `data:image/svg+xml;base64,${Buffer.from('<svg onload="alert(1)"/>').toString('base64')}`],
    ['an SVG that says it is a PNG', dataUrl(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
    ['a page', 'data:text/html;base64,PHNjcmlwdD4='],
    ['text', dataUrl(Buffer.from('hello'))],
    ['half a picture', dataUrl(Buffer.from('89504e470d0a1a0a0000000d4948445200000100', 'hex'))],
    ['nothing', 'data:image/png;base64,'],
    ['a GIF', `data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=`],
  ])('can’t be %s', async (_, value) => {
    const answer = await putPicture(value);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message: 'Invalid image', errors: [{ field: 'profileImage' }] });
  });

  it('has to be smaller than 5 MB', async () => {
    const file = Buffer.concat([await plainPng(10, 10), Buffer.alloc(5.1 * 1024 * 1024)]);
    const answer = await putPicture(dataUrl(file));
    expect([answer.status, answer.body.message]).toEqual([400, 'Image size must be less than 5MB']);
    const flood = await putPicture('x'.repeat(9 * 1024 * 1024));
    expect(flood.status).toBe(413);
  });

  it.each([
    ['25 megapixels', 5_000, 5_000],
    ['400 megapixels', 20_000, 20_000],
  ])('can’t measure %s', async (_, width, height) => {
    const answer = await putPicture(dataUrl(await pngThatClaims(width, height)));
    expect(answer.status).toBe(400);
    expect(answer.body.message).toBe('This picture is too large. Use one of at most 24 megapixels.');
  });
});

describe('PUT /api/auth/password', () => {
  const newPassword = 'another horse 8 staple';
  const putPassword = (token: string, body: unknown) => api('PUT', '/api/auth/password', { token, body });

  it('changes it, ends the other sessions, and keeps this one', async () => {
    const account = await signedInAccount();
    const other = (await login(account.email)).body.token;
    const body = { currentPassword: goodPassword, newPassword };
    const answer = await putPassword(account.token, body);
    expect([answer.status, answer.body]).toEqual([200, { message: 'Password changed successfully' }]);
    expect((await me(other)).status).toBe(401);
    expect((await me(account.token)).status).toBe(200);
    expect((await login(account.email)).status).toBe(401);
    expect((await login(account.email, newPassword)).status).toBe(200);
  });

  it.each([
    [{ newPassword }, 'currentPassword', 'Password is required'],
    [{ currentPassword: goodPassword }, 'newPassword', 'Password is required'],
    [{ currentPassword: goodPassword, newPassword: '12345' }, 'newPassword', 'Must be at least 6 characters'],
    [{ currentPassword: 'wrong guess', newPassword }, 'currentPassword', 'Current password is incorrect'],
  ])('refuses %o', async (body, field, message) => {
    const account = await signedInAccount();
    const answer = await putPassword(account.token, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ errors: [{ field, message: expect.stringMatching(message) }] });
    expect((await login(account.email)).status).toBe(200);
  });

  it('allows five wrong guesses, also all at once', async () => {
    const account = await signedInAccount();
    const guess = () => putPassword(account.token, { currentPassword: 'wrong guess', newPassword });
    const answers = await Promise.all(Array.from({ length: 8 }, guess));
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429]);
    const right = await putPassword(account.token, { currentPassword: goodPassword, newPassword });
    expect([right.status, right.body.message]).toEqual([429, 'Too many attempts. Try again later.']);
    expect(Number(right.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('POST /api/auth/refresh-token', () => {
  const refresh = (token?: string, body?: unknown) =>
    api<TokenAnswer>('POST', '/api/auth/refresh-token', { token, body });

  it('answers a fresh token of the same session and ignores the body', async () => {
    const account = await signedInAccount();
    const answer = await refresh(account.token, { email: 'someone@example.test', password: 'placeholder' });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['token']);
    expect(answer.body.token).not.toBe(account.token);
    expect((await me(answer.body.token)).body.id).toBe(account.id);
    expect(answer.headers.get('Set-Cookie')).toContain(`payload-token=${answer.body.token}`);
  });

  it('prolongs the session', async () => {
    const { id, token } = await signedInAccount();
    const payload = await testPayload();
    const where = { user: { equals: id } };
    const soon = new Date(Date.now() + 60_000).toISOString();
    await payload.update({ collection: 'sessions', where, data: { expiresAt: soon } });
    await refresh(token);
    const { docs } = await payload.find({ collection: 'sessions', where });
    expect(docs).toHaveLength(1);
    expect(Date.parse(docs[0]?.expiresAt ?? '')).toBeGreaterThan(Date.parse(soon));
  });

  it('needs a token whose session lives, whatever the body says', async () => {
    const account = await signedInAccount();
    const body = { email: account.email, password: goodPassword };
    const fresh = (await refresh(account.token)).body.token;
    await api('POST', '/api/auth/logout', { token: account.token });
    const statuses = [
      await refresh(undefined, body),
      await refresh(account.token, body),
      await refresh(fresh),
    ];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
