import type { Condition } from 'payload';

/** Of a field that names an account: marketers may not read accounts, and would see a number instead of a name. */
export const whoReadsAccounts: Condition = (_data, _siblingData, { user }) => user?.role === 'admin';
