/**
 * Screens of clients and staff, drafts, and pages whose address carries what opens an account: no other firm's script may
 * run there. One pattern, because every public page brings it along.
 */
const unmeasured =
  /^\/(accept-invitation|admin|ai-analysis|analysis-results|audit|blog\/preview|choose-password|confirm-email|dashboard|opportunity-analysis|profile-settings|report|reset-password|shared-report|undo-email)(\/|$)/;

/** Whether a visit to this page may be counted, if the visitor agrees. */
export const isMeasuredPath = (path: string): boolean => !unmeasured.test(path);
