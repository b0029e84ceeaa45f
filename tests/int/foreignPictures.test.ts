import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PostFinding } from '@/schemas/blogCheck';
import type { LibraryPicture } from '@/schemas/pictures';
import { importExternalImage } from '@/operations/images/importExternalImage';
import { signedInAccount, type TestAccount } from '../factories/account';
import { plainPng } from '../factories/picture';
import { api } from '../helpers/api';
import { testPayload } from '../helpers/testPayload';

let marketer: TestAccount;
let site: Server;
let origin: string;
const asked: string[] = [];

/** Another site, on loopback: a connection there is what only a test may allow. */
beforeAll(async () => {
  marketer = await signedInAccount({ role: 'marketer' });
  const png = await plainPng(300, 200);
  site = createServer(({ url }, response) => {
    asked.push(url ?? '');
    response.end(url?.endsWith('.png') ? png : '<svg xmlns="http://www.w3.org/2000/svg"/>');
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.closeAllConnections();
  site.close();
});

async function asMarketer(): Promise<PayloadRequest> {
  const payload = await testPayload();
  const user = await payload.findByID({ collection: 'users', id: marketer.id, depth: 0 });
  return createLocalReq({ user: { ...user, collection: 'users' } }, payload);
}

const anywhere = { mayAsk: () => true, mayConnect: () => true };
const bringIn = (address: string, token = marketer.token) =>
  api<LibraryPicture & { message: string }>('POST', '/api/images/import', { token, body: { address } });

describe('a picture of another site', () => {
  it('is named by the publish check with its place, whatever way the text shows it', async () => {
    const content =
      'Words.\n\n![A desk](https://a.example/desk.png)\n\n![x][y]\n\n[y]: //b.example/lamp.png\n';
    const { body } = await api<{ findings: PostFinding[] }>('POST', '/api/admin/blog/check', {
      token: marketer.token,
      body: { title: 'T', content },
    });
    expect(body.findings.filter(({ foreignPicture }) => foreignPicture)).toMatchObject([
      { line: 3, foreignPicture: { address: 'https://a.example/desk.png', alt: 'A desk' } },
      { line: 5, foreignPicture: { address: '//b.example/lamp.png', alt: 'x' } },
    ]);
  });

  it('comes into the library like one that is uploaded', async () => {
    const body = { address: `${origin}/pictures/The%20lamp.png`, alt: 'A lamp' };
    const picture = await importExternalImage({ req: await asMarketer(), body, rule: anywhere });
    expect(picture).toMatchObject({ alt: 'A lamp', width: 300, height: 200 });
    expect(picture.filename).toMatch(/^the-lamp-[0-9a-f]{8}\.webp$/);
  });

  it('is judged by its content', async () => {
    const body = { address: `${origin}/badge.svg` };
    await expect(importExternalImage({ req: await asMarketer(), body, rule: anywhere })).rejects.toThrow(
      'Upload a JPEG, PNG, WebP, GIF or AVIF picture.',
    );
  });

  it('is never looked for in the server’s own network', async () => {
    const before = asked.length;
    const inside = [`${origin}/a.png`, 'https://127.0.0.1/a.png', 'https://localhost/a.png'];
    for (const address of [...inside, 'https://169.254.169.254/latest/meta-data', 'https://[::1]/']) {
      const { status, body } = await bringIn(address);
      expect([status, body.message]).toEqual([400, 'Only https addresses of other sites can be fetched.']);
    }
    expect(asked).toHaveLength(before);
  });

  it('is staff’s business', async () => {
    const client = await signedInAccount();
    expect((await bringIn('https://a.example/a.png', client.token)).status).toBe(403);
    expect((await bringIn('https://a.example/a.png', '')).status).toBe(401);
  });
});
