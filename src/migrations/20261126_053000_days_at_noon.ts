import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * Days of posts that were kept as midnight in UTC become noon, the same day on every page: west of UTC the panel showed the day
 * before (`domain/blog/postDay`). Moments of the day stay as they are.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const [table, column] of [
    ['posts', 'date'],
    ['_posts_v', 'version_date'],
    ['posts_search', 'date'],
  ] as const) {
    const date = sql.identifier(column);
    await db.execute(sql`
      UPDATE ${sql.identifier(table)} SET ${date} = ${date} + interval '12 hours'
      WHERE (${date} AT TIME ZONE 'UTC')::time = '00:00'`);
  }
}

/** The release before counts days in UTC as well, and its panel's picker kept noon: nothing has to go back. */
export async function down(): Promise<void> {}
