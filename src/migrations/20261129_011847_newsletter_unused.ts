import { mkdir, open } from 'node:fs/promises';
import path from 'node:path';
import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { csvMark, csvRow } from '@/domain/text/csvRow';

const columns = ['email', 'state', 'asked_at', 'confirmed_at', 'left_at', 'sent_from', 'agreed_to'] as const;
type Row = Record<(typeof columns)[number], string | null>;

/**
 * The newsletter's own list is removed; a later migration drops its table and the columns of `firm_facts`
 * (docs/decisions/0049). The subscribers, with what they agreed to, are written into a file of the data folder before their
 * deletion is committed: a step that is repeated writes another file. The newsletter is switched off, so that servers of the
 * release before take no sign-ups while they are replaced.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`update "firm_facts" set "newsletter_open" = false where "newsletter_open"`);
  const { rows } = await db.execute(sql`
    with removed as (delete from "subscribers" returning *)
    select "email", "state"::text, "asked_at"::text, "confirmed_at"::text, "left_at"::text, "sent_from", "agreed_to"
    from removed order by "id"`);
  if (rows.length === 0) return;
  const file = await writeList(rows as unknown as Row[]);
  payload.logger.warn(`The newsletter's list is removed. Its subscribers (${rows.length}) are in ${file}`);
}

/** The rows stay in the file. */
export async function down(): Promise<void> {}

/** Answers its path. It is on the disk when this ends. */
async function writeList(rows: readonly Row[]): Promise<string> {
  const folder = path.resolve(process.cwd(), '.data');
  const file = path.join(folder, `newsletter-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.csv`);
  await mkdir(folder, { recursive: true, mode: 0o711 });
  const handle = await open(file, 'wx', 0o600);
  try {
    const lines = rows.map((row) => csvRow(columns.map((name) => row[name])));
    await handle.writeFile(csvMark + csvRow(columns) + lines.join(''));
    await handle.sync();
  } finally {
    await handle.close();
  }
  return file;
}
