import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { slugFromName } from '@/domain/blog/slugFromName';
import { slugFromTitle } from '@/domain/blog/slugFromTitle';

type Database = MigrateUpArgs['db'];

/**
 * Tags and categories get an address that no other word has (`slugFromName`): "C#" and "C++" had one, ".NET" had that of "net".
 * A former address of a tag that is nobody's now redirects, where several had it to the one that most posts have. A category
 * remembers its own.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await writeTagSlugs(db, slugFromName);
  await redirectFormerTags(db);
  await moveCategories(db);
}

/** The release before finds tags by the addresses that they had. Redirects stay: a page that exists wins. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await writeTagSlugs(db, slugFromTitle);
}

/** Tags of published posts, those that most posts have first. */
async function findTags(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select "text" from "posts_texts" join "posts_search" on "post_id" = "parent_id" where "path" = 'tags'
    group by "text" order by count(*) desc, "text"`);
  return rows.map(({ text }) => text);
}

async function writeTagSlugs(db: Database, slugOf: (tag: string) => string): Promise<void> {
  const tags = await findTags(db);
  await db.execute(sql`
    update "posts_search" set "tag_slugs" = array(
      select distinct "spelled"."slug" from "posts_texts" "tag"
      join unnest(${sql.param(tags)}::text[], ${sql.param(tags.map(slugOf))}::text[]) as "spelled" ("text", "slug")
        using ("text")
      where "tag"."parent_id" = "post_id" and "tag"."path" = 'tags' and "spelled"."slug" <> '')`);
}

async function redirectFormerTags(db: Database): Promise<void> {
  const tags = await findTags(db);
  const present = new Set(tags.map(slugFromName));
  const moved = new Map<string, string>();
  for (const tag of tags) {
    const [former, slug] = [slugFromTitle(tag), slugFromName(tag)];
    if (former && slug && !present.has(former) && !moved.has(former)) moved.set(former, slug);
  }
  for (const [former, slug] of moved) {
    const [from, to] = [`/blog/tag/${former}`, `/blog/tag/${slug}`];
    // Nobody is led twice, and an address with a page needs no redirect.
    await db.execute(sql`delete from "redirects" where "from" = ${to}`);
    await db.execute(sql`
      update "redirects" set "target" = ${to}, "to" = ${to} || substring("to" from length(${from}::text) + 1)
      where "target" = ${from} and "to" like ${from} || '%'`);
    await db.execute(sql`
      insert into "redirects" ("from", "to", "target", "is_permanent") values (${from}, ${to}, ${to}, true)
      on conflict ("from") do update set "to" = excluded."to", "target" = excluded."target", "is_permanent" = true`);
  }
}

async function moveCategories(db: Database): Promise<void> {
  const { rows } = await db.execute<{ id: number; name: string; slug: string }>(sql`
    select "id", "name", "slug" from "categories" where "deleted_at" is null order by "id"`);
  const taken = new Set(rows.map(({ slug }) => slug));
  for (const { id, name, slug } of rows) {
    const present = slugFromName(name);
    if (!present || present === slug || taken.has(present)) continue;
    taken.add(present);
    await db.execute(sql`update "categories" set "slug" = ${present} where "id" = ${id}`);
    await db.execute(sql`
      delete from "categories_texts" where "path" = 'formerSlugs' and "text" in (${present}, ${slug})`);
    await db.execute(sql`
      insert into "categories_texts" ("order", "parent_id", "path", "text")
      select coalesce(max("order"), 0) + 1, ${id}, 'formerSlugs', ${slug} from "categories_texts"
      where "parent_id" = ${id} and "path" = 'formerSlugs'`);
  }
}
