/**
 * What a setting must be that both the commands and the application read. Plain JavaScript without packages: the commands
 * ask before anything is installed.
 */

/**
 * @typedef {object} SettingRule
 * @property {(value: string) => boolean} holds
 * @property {string} words what is said after the setting's name when it doesn't
 */

/**
 * Part of a header.
 * @satisfies {SettingRule}
 */
const key = {
  holds: (/** @type {string} */ value) => /^[\x21-\x7e]{1,500}$/.test(value),
  words: 'must be one word of printable characters',
};

/** @satisfies {SettingRule} */
const trueOrFalse = {
  holds: (/** @type {string} */ value) => value === 'true' || value === 'false',
  words: 'must be true or false',
};

/** @satisfies {SettingRule} */
const onOrOff = {
  holds: (/** @type {string} */ value) => /^(true|false|1|0)$/.test(value),
  words: 'must be true or false',
};

/** What a setting of that rule says. @param {string} value */
export const isOn = (value) => value === 'true' || value === '1';

/** @satisfies {Record<string, SettingRule>} */
export const settingRules = {
  PORT: {
    holds: isPort,
    words: 'must be a whole number from 1 to 65535',
  },
  METRICS_PORT: {
    holds: isPort,
    words: 'must be a whole number from 1 to 65535',
  },
  DATABASE_URL: {
    holds: isDatabaseUrl,
    words: 'must look like postgres://user:password@host:5432/database',
  },
  DATABASE_DIRECT_URL: {
    holds: isDatabaseUrl,
    words: 'must look like postgres://user:password@host:5432/database',
  },
  PAYLOAD_SECRET: {
    holds: isStrongSecret,
    words: 'must be at least 32 random characters (leave it out to have npm start make one)',
  },
  PAYLOAD_SECRET_PREVIOUS: {
    holds: isStrongSecret,
    words: 'must be the PAYLOAD_SECRET of before, at least 32 random characters',
  },
  SITE_URL: {
    holds: isOrigin,
    words: 'must be the public address without a path, such as https://www.example.com',
  },
  TRUST_PROXY: {
    holds: (value) => /^\d$/.test(value),
    words: 'must be the number of proxies in front of the site, from 0 to 9',
  },
  DRAIN_SECONDS: {
    holds: (value) => /^\d{1,3}$/.test(value) && Number(value) <= 300,
    words: 'must be a whole number of seconds from 0 to 300',
  },
  COMPRESS: trueOrFalse,
  CSP_REPORT_ONLY: onOrOff,
  WAIT_FOR_FIRST_PAINT: onOrOff,
  PRELOAD_FONTS: onOrOff,
  MINIFY_SERVER: onOrOff,
  AI_API_KEY: key,
  S3_BUCKET: {
    holds: (value) => /^[a-z0-9][\w.-]{1,61}[a-z0-9]$/i.test(value),
    words: 'must be the name of a bucket, such as firm-pictures',
  },
  S3_ENDPOINT: {
    holds: isServiceAddress,
    words: 'must be an address such as https://s3.example.com, without name, password, question mark or #',
  },
  S3_REGION: {
    holds: (value) => /^[\w-]{1,64}$/.test(value),
    words: 'must be the name of a region, such as eu-central-1',
  },
  S3_ACCESS_KEY_ID: key,
  S3_SECRET_ACCESS_KEY: key,
  S3_PATH_STYLE: trueOrFalse,
};

/** @param {string} value */
function isServiceAddress(value) {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && !/[?#@]/.test(value);
}

/** @param {string} value */
function isPort(value) {
  return /^[1-9]\d{0,4}$/.test(value) && Number(value) <= 65_535;
}

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
