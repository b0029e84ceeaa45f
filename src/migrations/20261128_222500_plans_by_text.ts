import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';

/** What was planned in the portal named its post by a number: the panel, which looks for a text, neither showed nor dropped it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    update "payload_jobs" set "input" = jsonb_set("input", '{doc,value}', to_jsonb("input"->'doc'->>'value'))
    where "task_slug" = 'schedulePublish' and jsonb_typeof("input"->'doc'->'value') = 'number'`);
}

/** Whoever reads these plans takes either. */
export async function down(): Promise<void> {}
