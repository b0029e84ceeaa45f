/**
 * What a setting must be that both the commands and the application read. Plain JavaScript without packages: the commands
 * ask before anything is installed.
 */

/**
 * @typedef {object} SettingRule
 * @property {(value: string) => boolean} holds
 * @property {string} words what is said after the setting's name when it doesn't
 */

/** @satisfies {Record<string, SettingRule>} */
export const settingRules = {
  PORT: {
    holds: (value) => /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535,
    words: 'must be a whole number from 1 to 65535',
  },
  DATABASE_URL: {
    holds: isDatabaseUrl,
    words: 'must look like postgres://user:password@host:5432/database',
  },
  PAYLOAD_SECRET: {
    holds: isStrongSecret,
    words: 'must be at least 32 random characters (leave it out to have npm start make one)',
  },
  SITE_URL: {
    holds: isOrigin,
    words: 'must be the public address without a path, such as https://www.example.com',
  },
  TRUST_PROXY: {
    holds: (value) => /^\d$/.test(value),
    words: 'must be the number of proxies in front of the site, from 0 to 9',
  },
  COMPRESS: {
    holds: (value) => value === 'true' || value === 'false',
    words: 'must be true or false',
  },
};

/** @param {string} value */
function isDatabaseUrl(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return !!url && /^postgres(ql)?:$/.test(url.protocol) && /^\/[^/]+$/.test(url.pathname);
}

/** @param {string} value */
function isOrigin(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return (
    !!url &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username
  );
}

/**
 * Long enough, and neither a repeated pattern nor one of the words that examples use for a secret.
 * @param {string} value
 */
function isStrongSecret(value) {
  const isPlaceholder = /change.?me|your.?secret|payload.?secret|super.?secret|password|example/i.test(value);
  return value.length >= 32 && new Set(value).size >= 10 && !isPlaceholder;
}
