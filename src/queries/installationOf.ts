import type { Installation } from '@/domain/firm/Installation';
import type { BookingTarget } from '@/integrations/booking/bookingTarget';
import type { Env } from '@/readEnv';

const hostOf = (address: string | undefined): string | null => (address ? new URL(address).hostname : null);

const anthropicHost = 'api.anthropic.com';

/** Returns the external services that the environment connects the site to. The CMS can also set `booking`. */
export function installationOf(env: Env, { embedOrigin }: BookingTarget): Installation {
  return {
    model: env.AI_PROVIDER ? (hostOf(env.AI_BASE_URL) ?? anthropicHost) : null,
    mail: hostOf(env.SMTP_URL),
    pictures: env.S3_BUCKET ? (hostOf(env.S3_ENDPOINT) ?? 'amazonaws.com') : null,
    traces: hostOf(env.OTEL_EXPORTER_OTLP_ENDPOINT),
    booking: hostOf(embedOrigin),
    analytics: env.TAG_MANAGER_ID ? 'www.googletagmanager.com' : null,
  };
}
