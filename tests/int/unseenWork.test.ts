import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testPayload } from '../helpers/testPayload';

let client: PoolClient;

beforeAll(async () => {
  client = await (await testPayload()).db.pool.connect();
  await client.query('begin; set local enable_seqscan = off');
  // Of few rows every index costs the same, and chance decides between them.
  await client.query(
    `insert into trail_entries (subject, action, subject_id, changes)
     select 'analyses', 'delete', n, jsonb_build_array(jsonb_build_object('field', 'owner', 'from', n::text))
     from generate_series(1, 4000) n`,
  );
  // Other tests insert many analyses, which look like the owner's own until the table is analyzed.
  await client.query('analyze trail_entries, analyses');
});
afterAll(async () => {
  await client.query('rollback');
  client.release();
});

it.each([
  ['analyses_share_expires_at_idx', 'select from analyses where share_expires_at < now()'],
  ['audit_reports_share_expires_at_idx', 'select from audit_reports where share_expires_at < now()'],
  ['users_pending_email_until_idx', 'select from users where pending_email_until < now()'],
  [
    '_posts_v_version_cover_url_idx',
    'select version_cover_url from _posts_v where version_cover_url is not null',
  ],
  [
    '_posts_v_texts_former_slugs_idx',
    `select from _posts_v_texts where path = 'version.formerSlugs' and text in ('a', 'b')`,
  ],
  [
    '_posts_v_texts_tags_idx',
    `select from _posts_v_texts where path = 'version.tags'
       and left(text, 40) = any(array(select left(word, 40) from unnest(array['a', 'b']) as word))`,
  ],
  [
    'trail_entries_deleted_analyses_idx',
    `select subject_id from trail_entries
     where subject = 'analyses' and action = 'delete' and changes @> '[{"field":"owner","from":"1"}]'::jsonb`,
  ],
  [
    'trail_entries_subject_id_idx',
    `select from trail_entries where subject = 'analyses' and subject_id in (
       select id from analyses where owner_id = -1
       union select subject_id from trail_entries
       where subject = 'analyses' and action = 'delete' and changes @> '[{"field":"owner","from":"1"}]'::jsonb)`,
  ],
  [
    'trail_entries_search_idx',
    `select from trail_entries
     where fold_text(coalesce(actor_name, '') || chr(10) || coalesce(subject_label, '')) like fold_pattern('typing')`,
  ],
])('what nobody sees is found by %s', async (index, statement) => {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${statement}`);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index);
});
