import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as readLookImage } from '@/app/(frontend)/share/look/[form]/[file]/route';
import { lookTexts } from '@/content/admin/look';
import { accentProblem } from '@/domain/look/accentProblem';
import { lookImagePath } from '@/domain/look/lookImage';
import { siteSettingsOf } from '@/queries/siteSettingsOf';
import type { PresentedAnalysis } from '@/schemas/analysis';
import type { Uses } from '@/schemas/trash';
import { freshEmail, signedInAccount } from '../factories/account';
import { analysisBody } from '../factories/analysisBody';
import { plainPng } from '../factories/picture';
import { api, openApi } from '../helpers/api';
import { useMailServer } from '../helpers/sendMailThrough';
import { staffTokens } from '../helpers/staffTokens';
import { testPayload } from '../helpers/testPayload';
import { uploadPicture } from '../helpers/uploadPicture';

const path = '/api/globals/site-settings';
const accentColor = '#1a3c8b';

let token: string;
let adminToken: string;
let logo: number;
let icon: number;

const upload = async (width: number, height: number) =>
  (await uploadPicture({ token, data: new Uint8Array(await plainPng(width, height)) })).body.doc.id;

beforeAll(async () => {
  ({ token, adminToken } = await staffTokens());
  logo = await upload(600, 200);
  icon = await upload(256, 256);
});

interface SaveAnswer {
  errors?: { data?: { errors?: { path: string; message: string }[] } }[];
}

const save = (body: unknown, as: string | undefined = token) =>
  api<SaveAnswer>('POST', path, { token: as, body });
const refusalOf = ({ body }: Awaited<ReturnType<typeof save>>) =>
  body.errors?.[0]?.data?.errors?.map(({ message }) => message);

/** What pages read. */
const readLook = async () => {
  const stored = await (
    await testPayload()
  ).findGlobal({ slug: 'site-settings', depth: 1, overrideAccess: false });
  return siteSettingsOf(stored).look;
};

const tooFaint = (color: string) => {
  const { contrast = 0, instead = '' } = accentProblem(color) ?? {};
  return lookTexts.tooFaint(contrast, instead);
};

const nothing = { logo: null, icon: null, accentColor: '' };
afterAll(() => save(nothing));

describe('the firm’s look', () => {
  it('is the built-in one until it is set', async () => {
    expect(await readLook()).toEqual({ logo: null, icon: null, accentColor: null });
  });

  it.each(['marketer', 'admin'] as const)('is set by staff, and read by pages: %s', async (role) => {
    const as = role === 'admin' ? adminToken : token;
    expect((await save({ logo, icon, accentColor: ' 1A3C8B ' }, as)).status).toBe(200);
    expect(await readLook()).toEqual({
      logo: { filename: expect.stringMatching(/-480x160\.webp$/), width: 480, height: 160 },
      icon: expect.stringMatching(/^desk-lamp-.*\.webp$/),
      accentColor,
    });
    expect((await save(nothing, as)).status).toBe(200);
    expect(await readLook()).toEqual({ logo: null, icon: null, accentColor: null });
  });

  it('can’t be set by clients and visitors', async () => {
    const client = await signedInAccount();
    for (const as of [undefined, client.token]) {
      expect((await api('POST', path, { token: as, body: { logo, accentColor } })).status).toBe(404);
    }
    expect(await readLook()).toEqual({ logo: null, icon: null, accentColor: null });
  });

  it.each([
    ['#ffd400', tooFaint('#ffd400')],
    ['red', lookTexts.notColor],
    ['#16674c}body{}', lookTexts.notColor],
  ])('refuses a color that can’t be read or isn’t one: %s', async (color, message) => {
    const refused = await save({ accentColor: color });
    expect(refused.status).toBe(400);
    expect(refusalOf(refused)).toEqual([message]);
    expect((await readLook()).accentColor).toBeNull();
  });

  it('offers a color that can be saved', async () => {
    const [message = ''] = refusalOf(await save({ accentColor: '#ffd400' })) ?? [];
    const [, instead] = /Use (#[\da-f]{6}) instead/.exec(message) ?? [];
    expect((await save({ accentColor: instead })).status).toBe(200);
    expect((await save(nothing)).status).toBe(200);
  });

  it('refuses an icon that isn’t square or is too small, a logo that is higher than wide, and pictures that don’t exist', async () => {
    const small = await upload(100, 100);
    const high = await upload(100, 900);
    for (const [body, message] of [
      [{ icon: logo }, lookTexts.notSquare(600, 200)],
      [{ icon: small }, lookTexts.notSquare(100, 100)],
      [{ logo: high }, lookTexts.tooHigh(100, 900)],
    ] as const) {
      const refused = await save(body);
      expect([refused.status, refusalOf(refused)]).toEqual([400, [message]]);
    }
    expect((await save({ logo: 2_147_483_647 })).status).toBe(400);
  });

  it('has no SVG, because the library takes none', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const refused = await uploadPicture({ token, data: svg, name: 'logo.svg', type: 'image/svg+xml' });
    expect(refused.status).toBe(415);
    expect(refused.body.errors?.[0]?.message).toMatch(/PNG/);
  });

  it('is served as PNG in the sizes of a logo and an icon', async () => {
    await save({ logo, icon });
    const look = await readLook();
    const ask = async (form: 'logo' | 'icon-180' | 'icon-512', filename = '') => {
      const url = new URL(lookImagePath(form, filename), 'http://localhost');
      const file = url.pathname.split('/').at(-1) ?? '';
      return readLookImage(new Request(url), { params: Promise.resolve({ form, file }) });
    };
    const sizeOf = async (response: Response) => {
      const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
      return [response.headers.get('Content-Type'), format, width, height];
    };
    expect(await sizeOf(await ask('logo', look.logo?.filename))).toEqual(['image/png', 'png', 360, 120]);
    expect(await sizeOf(await ask('icon-180', look.icon ?? ''))).toEqual(['image/png', 'png', 180, 180]);
    expect(await sizeOf(await ask('icon-512', look.icon ?? ''))).toEqual(['image/png', 'png', 512, 512]);
    expect((await ask('logo', 'unknown-1a2b3c4d.webp')).status).toBe(404);
    await save(nothing);
  });

  it('is in mails', async () => {
    const mail = await useMailServer();
    await save({ logo, accentColor });
    const email = freshEmail();
    const body = { email, role: 'marketer' };
    expect((await api('POST', '/api/admin/invitations', { token: adminToken, body })).status).toBe(201);
    const [received] = await mail.deliver(email);
    const { logo: shown } = await readLook();
    // Quoted-printable breaks lines and escapes equals signs.
    const html = received?.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') ?? '';
    expect(html).toContain(lookImagePath('logo', shown?.filename ?? ''));
    expect(html).toContain('width="120" height="40"');
    expect(html).toContain(accentColor);
    expect(html).not.toContain('#16674c');
    await save(nothing);
    await mail.stop();
  });

  it('is in reports', async () => {
    await save({ logo, accentColor });
    const client = await signedInAccount();
    const made = await api<PresentedAnalysis>('POST', '/api/analysis/generate', {
      ...{ token: client.token, body: analysisBody({}) },
    });
    const response = await openApi('GET', `/api/analysis/${made.body.id}/pdf`, client);
    const data = new Uint8Array(await response.arrayBuffer());
    const document = await getDocument({ data, verbosity: 0 }).promise;
    const { fnArray } = await (await document.getPage(1)).getOperatorList();
    expect(fnArray.filter((operation: number) => operation === OPS.paintImageXObject)).toHaveLength(1);
    await save(nothing);
  });

  it('loses a trashed logo, and lets other settings be saved meanwhile', async () => {
    const used = await upload(300, 100);
    await save({ logo: used });
    const isLook = async () =>
      (await api<Uses[]>('GET', `/api/admin/blog/uses/media?ids=${used}`, { token })).body[0]?.isLook;
    expect(await isLook()).toBe(true);
    const trash = { deletedAt: new Date().toISOString() };
    expect((await api('PATCH', `/api/media/${used}`, { token, body: trash })).status).toBe(200);
    expect((await readLook()).logo).toBeNull();
    expect((await save({ logo: used, firmName: '' })).status).toBe(200);
    await (await testPayload()).delete({ collection: 'media', id: used, trash: true, overrideAccess: true });
    expect(await isLook()).toBeUndefined();
    const stored = await (
      await testPayload()
    ).findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: true });
    expect(stored.logo ?? null).toBeNull();
  });
});
