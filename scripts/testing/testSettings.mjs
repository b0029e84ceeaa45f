/** The settings under which the site is tested. Nothing of the developer's own environment shines through. */
import path from 'node:path';
import { projectRoot } from '../steps/projectPaths.mjs';

/** Where the browser tests find the site, unless E2E_PORT says otherwise. */
export const USUAL_PORT = 4310;

export const siteUnderTest = {
  distDir: '.next-test',
  get port() {
    return Number(process.env.E2E_PORT || USUAL_PORT);
  },
  get url() {
    return `http://localhost:${this.port}`;
  },
};

/** Where the browser tests find the address of the database, for what no page can do: letting time pass. */
export const databaseUrlFile = path.join(projectRoot, 'test-results', 'e2e-database-url');

/** Where they find the language model's address, to tell it to go on. */
export const modelUrlFile = path.join(projectRoot, 'test-results', 'e2e-model-url');

/** The first administrator of the browser tests' database. */
export const firstAdmin = { email: 'admin@example.test', password: 'Lantern-Quay-4471' };

/** May frame the embeddable results; a site of the tests' own listens there. */
export const embeddingSite = 'http://localhost:4317';

/** No language model, whatever the developer uses. */
const withoutModel = { AI_PROVIDER: '', AI_MODEL: '', AI_API_KEY: '', AI_BASE_URL: '' };

/** Pictures are kept in a folder, wherever the developer keeps them. */
const withoutStore = {
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  S3_PATH_STYLE: '',
};

/**
 * The language model of the browser tests.
 * @param {string} baseUrl
 */
export const modelSettings = (baseUrl) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'fake-model',
  AI_BASE_URL: baseUrl,
  AI_TIMEOUT_SECONDS: '25',
  // All tests spend from the same budget, and ask at once.
  AI_TOKENS_PER_DAY: '1000000000',
  AI_TOKENS_PER_USER_PER_DAY: '1000000000',
  AI_CONCURRENCY: '20',
});

/** @returns {Record<string, string>} */
export function testSettings() {
  return {
    PORT: String(siteUnderTest.port),
    HOST: '',
    SITE_URL: siteUnderTest.url,
    PAYLOAD_SECRET: 'k3V9tq0LwXz7RbN2mYc8HsJ5uGf1PdAe',
    ADMIN_EMAIL: firstAdmin.email,
    ADMIN_PASSWORD: firstAdmin.password,
    TRUST_PROXY: '0',
    FIRM_NAME: '',
    ADVISORY_TEAM_NAME: '',
    RESOURCE_URL: '',
    NEWSLETTER_URL: '',
    APPLE_PODCASTS_URL: '',
    SPOTIFY_URL: '',
    // Nobody is there: the tests answer in the vendors' place.
    BOOKING_URL: 'https://cal.com/example-firm/30min',
    BOOKING_WEBHOOK_SECRET: 'shared with the vendor',
    TAG_MANAGER_ID: 'GTM-TEST123',
    EMBED_ORIGINS: embeddingSite,
    // No mail leaves a test: it is kept as files. They and the pictures don't mix with those of the site.
    SMTP_URL: '',
    MAIL_FROM: '',
    MAIL_TO: '',
    ...withoutModel,
    ...withoutStore,
    MEDIA_DIR: 'test-results/media',
    OUTBOX_DIR: 'test-results/outbox',
    // All tests come from one address.
    REQUESTS_PER_MINUTE: '1000000',
    PAGES_PER_MINUTE: '1000000',
    SIGNUPS_PER_HOUR: '1000000',
    INQUIRIES_PER_HOUR: '1000000',
    PASSWORD_RESETS_PER_HOUR: '1000000',
  };
}
