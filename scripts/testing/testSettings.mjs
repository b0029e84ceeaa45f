/** Settings of the site under test, independent of the developer's environment. */
import path from 'node:path';
import { projectRoot } from '../steps/projectPaths.mjs';

/** Default port of the site under test; E2E_PORT overrides it. */
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

/** File with the database URL, for browser tests that change what no page can change, such as timestamps. */
export const databaseUrlFile = path.join(projectRoot, 'test-results', 'e2e-database-url');

/** File with the fake language model's URL, for browser tests that release its responses. */
export const modelUrlFile = path.join(projectRoot, 'test-results', 'e2e-model-url');

/** First administrator of the browser tests' database. */
export const firstAdmin = { email: 'admin@example.test', password: 'Lantern-Quay-4471' };

/** Origin that may frame the embeddable results; the tests serve a page there. */
export const embeddingSite = 'http://localhost:4317';

/** Disables the language model, whatever the developer has configured. */
const withoutModel = { AI_PROVIDER: '', AI_MODEL: '', AI_API_KEY: '', AI_BASE_URL: '' };

/** Stores images in a folder, whatever the developer has configured. */
const withoutStore = {
  S3_BUCKET: '',
  S3_ENDPOINT: '',
  S3_REGION: '',
  S3_ACCESS_KEY_ID: '',
  S3_SECRET_ACCESS_KEY: '',
  S3_PATH_STYLE: '',
};

/**
 * Settings of the browser tests' language model.
 * @param {string} baseUrl
 */
export const modelSettings = (baseUrl) => ({
  AI_PROVIDER: 'openai-compatible',
  AI_MODEL: 'fake-model',
  AI_BASE_URL: baseUrl,
  AI_TIMEOUT_SECONDS: '25',
  // All tests share one budget and run concurrently.
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
    // No vendor is contacted: the tests fake the responses.
    BOOKING_URL: 'https://cal.com/example-firm/30min',
    BOOKING_WEBHOOK_SECRET: 'shared with the vendor',
    TAG_MANAGER_ID: 'GTM-TEST123',
    EMBED_ORIGINS: embeddingSite,
    // Tests send no mail: it is written to files, in folders separate from the site's, as are the images.
    SMTP_URL: '',
    MAIL_FROM: '',
    MAIL_TO: '',
    ...withoutModel,
    ...withoutStore,
    MEDIA_DIR: 'test-results/media',
    OUTBOX_DIR: 'test-results/outbox',
    // All tests share one client address.
    REQUESTS_PER_MINUTE: '1000000',
    PAGES_PER_MINUTE: '1000000',
    SIGNUPS_PER_HOUR: '1000000',
    INQUIRIES_PER_HOUR: '1000000',
    PASSWORD_RESETS_PER_HOUR: '1000000',
  };
}
