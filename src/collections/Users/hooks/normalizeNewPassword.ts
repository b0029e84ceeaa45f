import type { CollectionBeforeOperationHook } from 'payload';
import { normalizePassword } from '@/domain/accounts/normalizePassword';
import { isRecord } from '@/domain/isRecord';

/** Runs in beforeOperation, before Payload removes the password from the data that later hooks can change. */
export const normalizeNewPassword: CollectionBeforeOperationHook = ({ args }) => {
  const data: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(data) || typeof data.password !== 'string') return args;
  return { ...args, data: { ...data, password: normalizePassword(data.password) } };
};
