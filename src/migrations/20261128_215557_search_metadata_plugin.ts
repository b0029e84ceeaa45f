import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" ADD COLUMN "meta_image_id" integer;
  ALTER TABLE "posts" ADD COLUMN "canonical_url" varchar;
  ALTER TABLE "posts" ADD COLUMN "no_index" boolean DEFAULT false;
  ALTER TABLE "_posts_v" ADD COLUMN "version_meta_image_id" integer;
  ALTER TABLE "_posts_v" ADD COLUMN "version_canonical_url" varchar;
  ALTER TABLE "_posts_v" ADD COLUMN "version_no_index" boolean DEFAULT false;
  ALTER TABLE "categories" ADD COLUMN "meta_title" varchar;
  ALTER TABLE "categories" ADD COLUMN "meta_description" varchar;
  ALTER TABLE "categories" ADD COLUMN "meta_image_id" integer;
  ALTER TABLE "seo_pages" ADD COLUMN "name" varchar;
  ALTER TABLE "seo_pages" ADD COLUMN "share_picture_id" integer;
  ALTER TABLE "_seo_pages_v" ADD COLUMN "version_name" varchar;
  ALTER TABLE "_seo_pages_v" ADD COLUMN "version_share_picture_id" integer;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "categories" ADD CONSTRAINT "categories_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "seo_pages" ADD CONSTRAINT "seo_pages_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_seo_pages_v" ADD CONSTRAINT "_seo_pages_v_version_share_picture_id_media_id_fk" FOREIGN KEY ("version_share_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "posts_meta_image_idx" ON "posts" USING btree ("meta_image_id");
  CREATE INDEX "_posts_v_version_version_meta_image_idx" ON "_posts_v" USING btree ("version_meta_image_id");
  CREATE INDEX "categories_meta_image_idx" ON "categories" USING btree ("meta_image_id");
  CREATE INDEX "seo_pages_share_picture_idx" ON "seo_pages" USING btree ("share_picture_id");
  CREATE INDEX "_seo_pages_v_version_version_share_picture_idx" ON "_seo_pages_v" USING btree ("version_share_picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "posts" DROP CONSTRAINT "posts_meta_image_id_media_id_fk";
  
  ALTER TABLE "_posts_v" DROP CONSTRAINT "_posts_v_version_meta_image_id_media_id_fk";
  
  ALTER TABLE "categories" DROP CONSTRAINT "categories_meta_image_id_media_id_fk";
  
  ALTER TABLE "seo_pages" DROP CONSTRAINT "seo_pages_share_picture_id_media_id_fk";
  
  ALTER TABLE "_seo_pages_v" DROP CONSTRAINT "_seo_pages_v_version_share_picture_id_media_id_fk";
  
  DROP INDEX "posts_meta_image_idx";
  DROP INDEX "_posts_v_version_version_meta_image_idx";
  DROP INDEX "categories_meta_image_idx";
  DROP INDEX "seo_pages_share_picture_idx";
  DROP INDEX "_seo_pages_v_version_version_share_picture_idx";
  ALTER TABLE "posts" DROP COLUMN "meta_image_id";
  ALTER TABLE "posts" DROP COLUMN "canonical_url";
  ALTER TABLE "posts" DROP COLUMN "no_index";
  ALTER TABLE "_posts_v" DROP COLUMN "version_meta_image_id";
  ALTER TABLE "_posts_v" DROP COLUMN "version_canonical_url";
  ALTER TABLE "_posts_v" DROP COLUMN "version_no_index";
  ALTER TABLE "categories" DROP COLUMN "meta_title";
  ALTER TABLE "categories" DROP COLUMN "meta_description";
  ALTER TABLE "categories" DROP COLUMN "meta_image_id";
  ALTER TABLE "seo_pages" DROP COLUMN "name";
  ALTER TABLE "seo_pages" DROP COLUMN "share_picture_id";
  ALTER TABLE "_seo_pages_v" DROP COLUMN "version_name";
  ALTER TABLE "_seo_pages_v" DROP COLUMN "version_share_picture_id";`)
}
