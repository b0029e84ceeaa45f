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

/** Counts in the database, so that several instances share them and a restart forgets nothing. */
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
    // `sweepRows` does.
    clearExpiredByTimeout: false,
    keyPrefix,
    points,
    duration,
    ...options,
  });

export interface Limiters {
  /** Failed logins of unknown devices per submitted address, whether it exists or not. */
  loginEmail: RateLimiterAbstract;
  /** Failed logins of one device that an account is known to be used on. */
  loginDevice: RateLimiterAbstract;
  /** Failed logins per network address. */
  loginAddress: RateLimiterAbstract;
  /** New accounts per network address. */
  signupAddress: RateLimiterAbstract;
  /** Contact messages per network address. */
  inquiryAddress: RateLimiterAbstract;
  /** Links to shared analyses and audits that don't work, per network address. */
  sharedLinkAddress: RateLimiterAbstract;
  /** Wrong passwords of somebody who is signed in, per account. */
  passwordCheck: RateLimiterAbstract;
  /** Changes of an account's address, per account: each tells whether an address is known. */
  emailChange: RateLimiterAbstract;
  /** Pictures of other sites that the server fetches, per account. */
  foreignPictures: RateLimiterAbstract;
  /** Forgotten passwords per network address. */
  resetAddress: RateLimiterAbstract;
}

let limiters: Limiters | undefined;

/** The limiters that guard accounts and the contact form. The login limits are fixed: no setting may switch them off. */
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

/** What a visitor has counted, per network address, in this process: no address is stored for it. */
export const visitorActionLimiter = new RateLimiterMemory({ points: 10, duration: secondsPerHour });

const requestsName = 'request-address';
/** Of this server alone: for what has to be answered at once, whatever the database does. */
export const ownRequestLimiter = new RateLimiterMemory({
  keyPrefix: requestsName,
  points: env.REQUESTS_PER_MINUTE,
  duration: 60,
});
let sharedRequests: RateLimiterAbstract | undefined;

/**
 * All documented calls per network address and minute, but for those that ask how a server is: a guard against floods. One
 * server counts in memory; several count together, each alone while the database is away, and remember who has no points left.
 */
export function requestLimiter(payload: Payload): RateLimiterAbstract {
  if (!env.SEVERAL_INSTANCES) return ownRequestLimiter;
  sharedRequests ??= inDatabase(payload, requestsName, env.REQUESTS_PER_MINUTE, 60, {
    insuranceLimiter: ownRequestLimiter,
    inMemoryBlockOnConsumed: env.REQUESTS_PER_MINUTE,
  });
  return sharedRequests;
}
