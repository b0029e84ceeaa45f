import { z } from 'zod';
import { passwordProblem } from './domain/accounts/passwordProblem';
import { isWebAddress } from './domain/navigation/isWebAddress';
import { readSecretFiles } from './secretFiles.mjs';
import { isOn, settingRules } from './settingRules.mjs';
import { missingStoreSettings } from './storeSettings.mjs';

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);

/** A setting that the commands read, too, who take no white space around it either: so a former secret is what it was. */
const ruled = (key: keyof typeof settingRules) =>
  z.string('is required').trim().refine(settingRules[key].holds, settingRules[key].words);

const originSchema = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .transform((value) => new URL(value).origin);

/** Several origins, between spaces or commas. */
const originListSchema = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(originSchema));

/** A page that links of the site lead to. */
const linkedPage = z.string().refine(isWebAddress, 'must be an https:// address').optional();

/** What every new password must be, so that the first start doesn't fail on it halfway. */
const firstPasswordSchema = z.string().superRefine((password, { addIssue }) => {
  const problem = passwordProblem(password, { isStaff: true });
  if (problem) addIssue({ code: 'custom', message: `can’t be used: ${problem.replace(/\.$/, '')}` });
});

/** Signs that have a meaning in an address are written with a %, by which the mail's adapter reads them. */
function hasReadableLogin(value: string): boolean {
  try {
    const { username, password } = new URL(value);
    decodeURIComponent(username + password);
    return true;
  } catch {
    return false;
  }
}

/** Two rounds of questions and the engine's work fit into the 60 s that an analysis may take. */
const longestModelSeconds = 27;

/** Addresses of this machine itself, where nobody listens on the line. */
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

const atLeastOne = wholeNumber.pipe(z.number().min(1, 'must be at least 1'));

/** The language model that writes; without a provider nothing is contacted. */
const modelFields = {
  /** `openai-compatible` is any server that speaks that protocol, such as a local one. */
  AI_PROVIDER: z
    .enum(['anthropic', 'openai-compatible'], 'must be anthropic or openai-compatible')
    .optional(),
  AI_MODEL: z.string().trim().min(1).max(200).optional(),
  AI_API_KEY: ruled('AI_API_KEY').optional(),
  /** Where the provider's calls start, such as https://api.openai.com/v1. */
  AI_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address such as https://api.openai.com/v1' })
    .refine((value) => !/[?#@]/.test(value), 'must have no name, password, question mark or #')
    .optional(),
  /** For one question, all attempts and waiting included. */
  AI_TIMEOUT_SECONDS: atLeastOne
    .pipe(z.number().max(longestModelSeconds, `must be at most ${longestModelSeconds}`))
    .default(25),
  AI_TOKENS_PER_USER_PER_DAY: wholeNumber.default(150_000),
  AI_TOKENS_PER_DAY: wholeNumber.default(2_000_000),
  /** Questions underway at once, of all servers together. */
  AI_CONCURRENCY: atLeastOne.default(4),
};

/** What the web server itself needs. */
const serverFields = {
  PORT: ruled('PORT').transform(Number).default(3000),
  /** The one address to listen on; unset = this machine's own two. */
  HOST: z.string().trim().optional(),
  /** Where Prometheus finds numbers of this process; unset = nowhere. */
  METRICS_PORT: ruled('METRICS_PORT').transform(Number).optional(),
  /** On which address; this machine's own unless told. */
  METRICS_HOST: z.string().trim().default('127.0.0.1'),
  /** Where traces go, by OTLP over HTTP, such as http://localhost:4318; unset = none are drawn. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address such as http://localhost:4318' })
    .refine((value) => !/[?#@]/.test(value), 'must have no name, password, question mark or #')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  /** What a collector of somebody else's asks for, such as api-key=… ; several between commas. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .regex(
      /^[\w-]+=[\x21-\x2b\x2d-\x7e]+(,[\w-]+=[\x21-\x2b\x2d-\x7e]+)*$/,
      'must look like name=value,name=value',
    )
    .optional(),
  /** The share of requests that are drawn, unless the proxy in front has decided. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0|1|0?\.\d+|[01]\.0+)$/, 'must be a share from 0 to 1, such as 0.1')
    .transform(Number)
    .default(1),
  /** What the site is called in traces. */
  OTEL_SERVICE_NAME: z.string().trim().min(1).max(100).default('ai-advisory'),
  /** How many proxies of our own stand before the site. */
  TRUST_PROXY: ruled('TRUST_PROXY').transform(Number).default(0),
  /** `true` when more than one web server works with this database: they tell each other what has changed. */
  SEVERAL_INSTANCES: z
    .enum(['true', 'false'], 'must be true or false')
    .default('false')
    .transform((value) => value === 'true'),
  /** `web` answers visitors, `worker` does what is due: mail, planned posts and deletions, clean-up. `all` does both. */
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  /** After SIGTERM, answering goes on for so long while the balancer in front learns that the site is not ready. */
  DRAIN_SECONDS: ruled('DRAIN_SECONDS').transform(Number).default(0),
  /** `false` when a proxy in front compresses. */
  COMPRESS: ruled('COMPRESS').default('true'),
  /** `true`: browsers report what the content policy would block, and block nothing. */
  CSP_REPORT_ONLY: ruled('CSP_REPORT_ONLY').transform(isOn).default(false),
  /** What is done to finished files; docs/upgrading.md says what is lost without. The last is for the build alone. */
  WAIT_FOR_FIRST_PAINT: ruled('WAIT_FOR_FIRST_PAINT').transform(isOn).default(true),
  PRELOAD_FONTS: ruled('PRELOAD_FONTS').transform(isOn).default(true),
  MINIFY_SERVER: ruled('MINIFY_SERVER').transform(isOn).default(true),
  /** Folder of the build, with the programs beside it, relative to the project. */
  NEXT_DIST_DIR: z.string().default('.next'),
  /** Pages that have to be made for one network in a minute; what is answered from memory doesn't count. */
  PAGES_PER_MINUTE: atLeastOne.default(240),
};

/** A store for pictures instead of a folder; `storeSettings` reads them. */
const storeFields = {
  S3_BUCKET: ruled('S3_BUCKET').optional(),
  /** Unset = Amazon's own, by the region. */
  S3_ENDPOINT: ruled('S3_ENDPOINT').optional(),
  S3_REGION: ruled('S3_REGION').optional(),
  S3_ACCESS_KEY_ID: ruled('S3_ACCESS_KEY_ID').optional(),
  S3_SECRET_ACCESS_KEY: ruled('S3_SECRET_ACCESS_KEY').optional(),
  /** `true`: the bucket's name is part of the path, not of the host. */
  S3_PATH_STYLE: ruled('S3_PATH_STYLE').optional(),
};

const envFields = z.object({
  ...modelFields,
  ...serverFields,
  ...storeFields,
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: ruled('DATABASE_URL'),
  /** The server itself, when DATABASE_URL leads to a pooler that gives each transaction another connection. */
  DATABASE_DIRECT_URL: ruled('DATABASE_DIRECT_URL').optional(),
  /** Connections of one web server. */
  DATABASE_POOL_SIZE: wholeNumber
    .pipe(z.number().min(2, 'must be from 2 to 200').max(200, 'must be from 2 to 200'))
    .default(10),
  PAYLOAD_SECRET: ruled('PAYLOAD_SECRET'),
  /** The one before: what was signed with it still holds while everything is signed anew. */
  PAYLOAD_SECRET_PREVIOUS: ruled('PAYLOAD_SECRET_PREVIOUS').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** `json`: a line for each request, on standard output. */
  ACCESS_LOG: z.literal('json', 'must be json, or left out').optional(),
  /** The site's public origin: links in mails, cookies and the origin check start from it. */
  SITE_URL: ruled('SITE_URL')
    .transform((value) => new URL(value).origin)
    .default('http://localhost:3000'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: firstPasswordSchema.optional(),
  /** Name shown in the header, the footer and titles. */
  FIRM_NAME: z.string().trim().min(1).max(60).default('AI Advisory'),
  /** Booking page of the firm's 30-minute call on Cal.com or a server of its own; unset = the contact page. */
  BOOKING_URL: linkedPage,
  /** Shared with Cal.com, which reports bookings to `/api/bookings`; unset = it can't. */
  BOOKING_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** What the next five say, the site's settings in the CMS may say otherwise. Signs what no person signs. */
  ADVISORY_TEAM_NAME: z.string().trim().min(1).max(60).default('AI Advisory Team'),
  /** The footer's links; unset = none. */
  RESOURCE_URL: linkedPage,
  NEWSLETTER_URL: linkedPage,
  APPLE_PODCASTS_URL: linkedPage,
  SPOTIFY_URL: linkedPage,
  /** Where uploaded pictures are kept unless S3_BUCKET is set; relative to the project. */
  MEDIA_DIR: z.string().default('media'),
  /** Mail server, such as smtps://user:password@mail.example.com; unset = mail goes into OUTBOX_DIR. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.com' })
    .refine(
      hasReadableLogin,
      'has a % in its user or password that stands for no character: write a % of theirs as %25',
    )
    .optional(),
  /** Where mail is kept as files while SMTP_URL is unset; relative to the project. Its links open accounts. */
  OUTBOX_DIR: z.string().default('.data/outbox'),
  /** Sender of all mail; its domain must allow the mail server to send for it. */
  MAIL_FROM: z.email('must be an email address').optional(),
  /** Where new inquiries are mailed while the site settings name no contact email. */
  MAIL_TO: z.email('must be an email address').optional(),
  /** Google Tag Manager container; it is loaded for visitors who agree. Unset = no analytics and no question. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC1234')
    .optional(),
  /** Other sites that may show `/iframe/analysis/{id}` and shared analyses in a frame. */
  EMBED_ORIGINS: originListSchema.default([]),
  /** General limit per network address over all documented calls. */
  REQUESTS_PER_MINUTE: wholeNumber.default(600),
  /** New accounts per network address and hour. */
  SIGNUPS_PER_HOUR: wholeNumber.default(60),
  /** Messages through the contact form per network address and hour. */
  INQUIRIES_PER_HOUR: wholeNumber.default(10),
  /** Forgotten passwords per network address and hour. */
  PASSWORD_RESETS_PER_HOUR: wholeNumber.default(20),
  PAYLOAD_DROP_DATABASE: z.never('must not be set: it would delete all data').optional(),
});

export const settingNames = Object.keys(envFields.shape);

const envSchema = envFields
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is required when SMTP_URL is set',
  })
  .refine(({ ROLE, SEVERAL_INSTANCES }) => ROLE === 'all' || SEVERAL_INSTANCES, {
    path: ['SEVERAL_INSTANCES'],
    error: 'must be true when ROLE is web or worker: what one does the others have to hear of',
  })
  .refine(({ AI_PROVIDER, AI_MODEL }) => !AI_PROVIDER || AI_MODEL, {
    path: ['AI_MODEL'],
    error: 'is required when AI_PROVIDER is set',
  })
  .refine(({ AI_PROVIDER, AI_MODEL, AI_API_KEY }) => AI_PROVIDER || !(AI_MODEL || AI_API_KEY), {
    path: ['AI_PROVIDER'],
    error: 'is required when AI_MODEL or AI_API_KEY is set',
  })
  .refine(({ AI_PROVIDER, AI_API_KEY }) => AI_PROVIDER !== 'anthropic' || AI_API_KEY, {
    path: ['AI_API_KEY'],
    error: 'is required when AI_PROVIDER is anthropic',
  })
  .refine(({ AI_PROVIDER, AI_BASE_URL }) => AI_PROVIDER !== 'openai-compatible' || AI_BASE_URL, {
    path: ['AI_BASE_URL'],
    error: 'is required when AI_PROVIDER is openai-compatible',
  })
  .refine(
    ({ OTEL_EXPORTER_OTLP_HEADERS, OTEL_EXPORTER_OTLP_ENDPOINT }) =>
      !OTEL_EXPORTER_OTLP_HEADERS || isPrivateLine(OTEL_EXPORTER_OTLP_ENDPOINT),
    {
      path: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
      error: 'must start with https:// when OTEL_EXPORTER_OTLP_HEADERS is set',
    },
  )
  .refine(({ AI_API_KEY, AI_BASE_URL }) => !AI_API_KEY || isPrivateLine(AI_BASE_URL), {
    path: ['AI_BASE_URL'],
    error: 'must start with https:// when AI_API_KEY is set',
  })
  .superRefine((settings, { addIssue }) => {
    for (const { name, words } of missingStoreSettings(settings)) {
      addIssue({ code: 'custom', path: [name], message: words });
    }
  });

/** A key only goes over an encrypted line, except to this machine itself. */
const isPrivateLine = (address?: string): boolean => {
  if (!address) return true;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || loopbackHosts.has(hostname);
};

export type Env = z.infer<typeof envSchema>;

export const isBuildEnv = (source: NodeJS.ProcessEnv) => source.NEXT_PHASE === 'phase-production-build';

/** `next build` compiles pages without a database or secrets; nothing that it runs may use these. */
const buildPlaceholders = {
  DATABASE_URL: 'postgres://build:build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'placeholder-0123456789-for-building-only',
};

/**
 * Reads and checks the settings, and the files that hold secret ones. Empty strings count as unset. Throws one error that
 * names every bad key.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const { settings, mistakes } = isBuildEnv(source)
    ? { settings: source, mistakes: [] }
    : readSecretFiles(source);
  const set = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(isBuildEnv(source) ? { ...set, ...buildPlaceholders } : set);
  if (parsed.success && mistakes.length === 0) return parsed.data;
  const findings = parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? [];
  throw new Error(`Settings: ${[...mistakes, ...findings].join('; ')}.`);
}
