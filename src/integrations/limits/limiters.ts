import type { Payload } from 'payload';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type IRateLimiterPostgresOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';
import { poolOf } from '@/database/poolOf';
import { env } from '@/env';

const secondsPerHour = 60 * 60;
const loginWindowSeconds = 15 * 60;

/** Counts in the database, so that instances share the counts and they survive a restart. */
const inDatabase = (
  payload: Payload,
  keyPrefix: string,
  points: number,
  duration: number,
  options: Partial<IRateLimiterPostgresOptions> = {},
) =>
  new RateLimiterPostgres({
    storeClient: poolOf(payload),
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // `sweepRows` deletes expired rows.
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
    ...options,
  });

export interface Limiters {
  /** Failed logins from unknown devices per submitted email address, whether it exists or not. */
  loginEmail: RateLimiterAbstract;
  /** Failed logins per known device of an account. */
  loginDevice: RateLimiterAbstract;
  /** Failed logins per network address. */
  loginAddress: RateLimiterAbstract;
  /** New accounts per network address. */
  signupAddress: RateLimiterAbstract;
  /** Contact messages per network address. */
  inquiryAddress: RateLimiterAbstract;
  /** Invalid share links per network address. */
  sharedLinkAddress: RateLimiterAbstract;
  /** Wrong passwords of a signed-in user, per account. */
  passwordCheck: RateLimiterAbstract;
  /** Email changes per account, because each reveals whether an address is registered. */
  emailChange: RateLimiterAbstract;
  /** External images that the server fetches, per account. */
  foreignPictures: RateLimiterAbstract;
  /** Password resets per network address. */
  resetAddress: RateLimiterAbstract;
}

let limiters: Limiters | undefined;

/**
 * Returns the limiters for accounts and the contact form. The login limits are fixed, so that no setting can disable
 * them.
 */
export function getLimiters(payload: Payload): Limiters {
  limiters ??= {
    loginEmail: inDatabase(payload, 'login-email', 5, loginWindowSeconds),
    loginDevice: inDatabase(payload, 'login-device', 5, loginWindowSeconds),
    loginAddress: inDatabase(payload, 'login-address', 30, loginWindowSeconds),
    signupAddress: inDatabase(payload, 'signup-address', env.SIGNUPS_PER_HOUR, secondsPerHour),
    inquiryAddress: inDatabase(payload, 'inquiry-address', env.INQUIRIES_PER_HOUR, secondsPerHour),
    sharedLinkAddress: inDatabase(payload, 'shared-link-address', 30, loginWindowSeconds),
    passwordCheck: inDatabase(payload, 'password-check', 5, loginWindowSeconds),
    emailChange: inDatabase(payload, 'email-change', 10, secondsPerHour),
    foreignPictures: inDatabase(payload, 'foreign-pictures', 200, secondsPerHour),
    resetAddress: inDatabase(payload, 'reset-address', env.PASSWORD_RESETS_PER_HOUR, secondsPerHour),
  };
  return limiters;
}

/** Limits the actions that a visitor can count, per network address. In memory, so that no address is stored. */
export const visitorActionLimiter = new RateLimiterMemory({ points: 10, duration: secondsPerHour });

const requestsName = 'request-address';
/** For this server only: for requests that must be handled immediately, whatever the state of the database. */
export const ownRequestLimiter = new RateLimiterMemory({
  keyPrefix: requestsName,
  points: env.REQUESTS_PER_MINUTE,
  duration: 60,
});
let sharedRequests: RateLimiterAbstract | undefined;

/**
 * Returns the flood limit: all documented calls per network address and minute, except health checks. A single server
 * counts in memory. Several servers count in the database, fall back to memory during an outage, and remember in
 * memory which addresses have no points left.
 */
export function requestLimiter(payload: Payload): RateLimiterAbstract {
  if (!env.SEVERAL_INSTANCES) return ownRequestLimiter;
  sharedRequests ??= inDatabase(payload, requestsName, env.REQUESTS_PER_MINUTE, 60, {
    insuranceLimiter: ownRequestLimiter,
    inMemoryBlockOnConsumed: env.REQUESTS_PER_MINUTE,
  });
  return sharedRequests;
}
