import type { CollectionBeforeOperationHook } from 'payload';
import { normalizePassword } from '@/domain/accounts/normalizePassword';
import { isRecord } from '@/domain/isRecord';

/** Before Payload takes the password out of the data that later hooks change. */
export const normalizeNewPassword: CollectionBeforeOperationHook = ({ args }) => {
  const data: unknown = 'data' in args ? args.data : undefined;
  if (!isRecord(data) || typeof data.password !== 'string') return args;
  return { ...args, data: { ...data, password: normalizePassword(data.password) } };
};
