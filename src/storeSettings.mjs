/**
 * The settings of a store for pictures that speaks Amazon's protocol, S3. Plain JavaScript without packages: the commands
 * ask before anything is installed.
 */

/**
 * @typedef {object} StoreSettings
 * @property {string} bucket
 * @property {string | undefined} endpoint unset: Amazon's own, by the region
 * @property {string} region
 * @property {string} accessKeyId
 * @property {string} secretAccessKey
 * @property {boolean} usesPathStyle whether the bucket's name is part of the path, not of the host
 */

const needed = /** @type {const} */ (['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
const others = /** @type {const} */ (['S3_ENDPOINT', 'S3_REGION', 'S3_PATH_STYLE']);

/** @typedef {Partial<Record<(typeof needed)[number] | (typeof others)[number], string>>} Source */

/**
 * @param {Source} source settings that are right one by one
 * @returns {{ name: string, words: string }[]} those without which the others are of no use
 */
export function missingStoreSettings(source) {
  const given = [...needed, ...others].find((name) => source[name]?.trim());
  if (!given) return [];
  return needed
    .filter((name) => !source[name]?.trim())
    .map((name) => ({ name, words: `is required when ${given} is set` }));
}

/**
 * @param {Source} source settings of which none is missing
 * @returns {StoreSettings | null} null: pictures are kept in a folder
 */
export function storeSettings(source) {
  const read = (/** @type {keyof Source} */ name) => source[name]?.trim() || undefined;
  const bucket = read('S3_BUCKET');
  if (!bucket) return null;
  return {
    bucket,
    endpoint: read('S3_ENDPOINT'),
    region: read('S3_REGION') ?? 'us-east-1',
    accessKeyId: read('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: read('S3_SECRET_ACCESS_KEY') ?? '',
    usesPathStyle: read('S3_PATH_STYLE') === 'true',
  };
}
