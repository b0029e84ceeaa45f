/**
 * Pages of clients and staff, drafts, and pages whose URL contains an account token: no third-party script may run on
 * them. One pattern, because every public page loads it.
 */
const unmeasured =
  /^\/(accept-invitation|admin|ai-analysis|analysis-results|audit|blog\/preview|choose-password|confirm-email|dashboard|opportunity-analysis|profile-settings|report|reset-password|shared-report|undo-email)(\/|$)/;

/** Whether analytics may count a visit to this page, given the visitor's consent. */
export const isMeasuredPath = (path: string): boolean => !unmeasured.test(path);
