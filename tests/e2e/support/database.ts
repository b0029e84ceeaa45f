import { readFileSync } from 'node:fs';
import { withConnection } from '../../../scripts/database/connectDatabase.mjs';
import { databaseUrlFile } from '../../../scripts/testing/testSettings.mjs';

/** Makes the link to a shared report one that has expired a minute ago. */
export async function expireSharedReport(id: number): Promise<void> {
  await withConnection(readFileSync(databaseUrlFile, 'utf8'), (client) =>
    client.query(`update audit_reports set share_expires_at = now() - interval '1 minute' where id = $1`, [
      id,
    ]),
  );
}
