import type { Condition } from 'payload';

/**
 * Shows a field that references an account to administrators only: marketers may not read accounts, and would see an id
 * instead of a name.
 */
export const whoReadsAccounts: Condition = (_data, _siblingData, { user }) => user?.role === 'admin';
