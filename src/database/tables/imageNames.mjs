/**
 * File names of every image in every size, and of covers that posts reference by URL, regardless of access. Plain
 * JavaScript, because a command uses it too.
 */
export const imageNames = `
  select unnest(array[filename, sizes_small_filename, sizes_medium_filename, sizes_large_filename]) as name
  from media
  union select regexp_replace(cover_url, '^.*/', '') from posts where cover_url is not null
  union select regexp_replace(version_cover_url, '^.*/', '') from _posts_v where version_cover_url is not null`;
