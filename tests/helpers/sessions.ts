import type { SessionAnswer, SessionUser } from '@/schemas/auth';
import { goodPassword } from '../factories/account';
import { api, freshAddress } from './api';

/** Signs in, from an address of its own unless told. */
export const login = (email: string, password = goodPassword, address = freshAddress()) =>
  api<SessionAnswer & { message: string }>('POST', '/api/auth/login', { body: { email, password }, address });

/** Who the token is for. */
export const me = (token: string) => api<SessionUser>('GET', '/api/auth/me', { token });
