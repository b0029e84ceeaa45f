import { readFileSync } from 'node:fs';
import { withConnection } from '../../../scripts/database/connectDatabase.mjs';
import { databaseUrlFile } from '../../../scripts/testing/testSettings.mjs';

const sharedTables = { reports: 'audit_reports', analyses: 'analyses' };

/** Makes the link to something shared one that has expired a minute ago. */
export async function expireShare(kind: keyof typeof sharedTables, id: number): Promise<void> {
  await withConnection(readFileSync(databaseUrlFile, 'utf8'), (client) =>
    client.query(
      `update ${sharedTables[kind]} set share_expires_at = now() - interval '1 minute' where id = $1`,
      [id],
    ),
  );
}
