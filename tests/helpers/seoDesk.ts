import { sql } from '@payloadcms/db-postgres';
import { beforeAll, beforeEach } from 'vitest';
import { seoFields } from '@/domain/seo/SeoRecord';
import type { SeoEntries, SeoHistory } from '@/schemas/seo';
import { signedInAccount } from '../factories/account';
import { api } from './api';
import { testPayload } from './testPayload';

/** As on the first start: each page has a row that says nothing. */
export async function emptyRecords(): Promise<void> {
  const payload = await testPayload();
  const nothing = sql.join(
    ['copy', 'share_picture_id', 'updated_by_id', ...seoColumns].map(
      (column) => sql`${sql.identifier(column)} = null`,
    ),
    sql`, `,
  );
  await payload.db.drizzle.execute(sql`delete from _seo_pages_v`);
  await payload.db.drizzle.execute(sql`update seo_pages set ${nothing}, updated_at = created_at`);
}

const seoColumns = seoFields.map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

/** The calls about pages' search metadata, for the tests of one file: each begins without a record. */
export function seoDesk() {
  const desk = {} as { admin: string; marketer: string; client: string; firmName: string };
  beforeAll(async () => {
    const [admin, marketer, client] = await Promise.all([
      signedInAccount({ role: 'admin' }),
      signedInAccount({ role: 'marketer' }),
      signedInAccount(),
    ]);
    const { body } = await api<SeoEntries>('GET', '/api/seo/entries', { token: admin.token });
    Object.assign(desk, {
      admin: admin.token,
      marketer: marketer.token,
      client: client.token,
      firmName: body.site.firmName,
    });
  });
  beforeEach(async () => {
    await emptyRecords();
  });
  return Object.assign(desk, {
    read: (key: string, headers?: Record<string, string>) =>
      api('GET', `/api/seo/public/${key}`, { headers }),
    save: (key: string, body: unknown, token: string | undefined = desk.admin) =>
      api('POST', `/api/seo/public/${key}`, { token, body }),
    history: async (key: string, token: string | undefined = desk.admin) =>
      (await api<SeoHistory>('GET', `/api/seo/history/${key}`, { token })).body,
    restore: (key: string, versionId: unknown, token: string | undefined = desk.admin) =>
      api('POST', `/api/seo/restore/${key}`, { token, body: { versionId } }),
  });
}
