/**
 * Screens of clients and staff, and pages whose address carries what opens an account: no other firm's script may run
 * there.
 */
const unmeasured = [
  'accept-invitation',
  'admin',
  'ai-analysis',
  'analysis-results',
  'audit',
  'choose-password',
  'compare',
  'confirm-email',
  'dashboard',
  'opportunity-analysis',
  'profile-settings',
  'report',
  'reset-password',
  'shared-report',
  'undo-email',
];

/** Posts as they would look: what no visitor has seen yet. */
const preview = /^\/blog\/preview(\/|$)/;

/** Whether a visit to this page may be counted, if the visitor agrees. */
export const isMeasuredPath = (path: string): boolean =>
  !unmeasured.includes(path.split('/')[1] ?? '') && !preview.test(path);
