import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';

/**
 * While the firm names no team, ADVISORY_TEAM_NAME does. The name that a row was given unasked counts as none. The release
 * before takes an empty one for the same words, so it goes on beside this.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table "site_settings" alter column "advisory_team_name" set default null;
    update "site_settings" set "advisory_team_name" = null where "advisory_team_name" = 'AI Advisory Team';`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table "site_settings" alter column "advisory_team_name" set default 'AI Advisory Team';`);
}
