import { z } from 'zod';

const wholeNumber = z.string().regex(/^\d+$/, 'must be a whole number').transform(Number);

const weakSecrets = new Set(['secret', 'changeme', 'payload', 'your-secret-here', 'development']);

const secretSchema = z
  .string('is required')
  .min(32, 'must have at least 32 characters')
  .refine(
    (value) => !weakSecrets.has(value.toLowerCase()) && new Set(value).size > 7,
    'is too easy to guess',
  );

const originSchema = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com' })
  .transform((value) => new URL(value).origin);

/** Several origins, between spaces or commas. */
const originListSchema = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(originSchema));

const envFields = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  PAYLOAD_SECRET: secretSchema,
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** The site's public origin: links in mails, cookies and the origin check start from it. */
  SITE_URL: originSchema.default('http://localhost:3000'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  ADMIN_PASSWORD: z.string().min(6, 'must have at least 6 characters').optional(),
  /** Name shown in the header, the footer and titles. */
  FIRM_NAME: z.string().trim().min(1).max(60).default('AI Advisory'),
  /** Booking page of the firm's 30-minute call on Cal.com or a server of its own; unset = the contact page. */
  BOOKING_URL: z.url({ protocol: /^https?$/, error: 'must be an https:// address' }).optional(),
  /** Where uploaded pictures are kept; relative to the project. Back it up together with the database. */
  MEDIA_DIR: z.string().default('media'),
  /** Mail server, such as smtps://user:password@mail.example.com; unset = mail goes into OUTBOX_DIR. */
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address such as smtps://user:password@mail.example.com' })
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
  /** Other sites that may show `/iframe/analysis/{id}` in a frame; next.config.ts writes them into its headers. */
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

const envSchema = envFields.refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
  path: ['MAIL_FROM'],
  error: 'is required when SMTP_URL is set',
});

export type Env = z.infer<typeof envSchema>;

export const isBuildEnv = (source: NodeJS.ProcessEnv) => source.NEXT_PHASE === 'phase-production-build';

/** `next build` compiles pages without a database or secrets; nothing that it runs may use these. */
const buildPlaceholders = {
  DATABASE_URL: 'postgres://build:build@127.0.0.1:1/build',
  PAYLOAD_SECRET: 'placeholder-0123456789-for-building-only',
};

/** Reads and checks the settings. Empty strings count as unset. Throws one error that names every bad key. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = envSchema.safeParse(isBuildEnv(source) ? { ...set, ...buildPlaceholders } : set);
  if (parsed.success) return parsed.data;
  const findings = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
  throw new Error(`Settings: ${findings.join('; ')}.`);
}
