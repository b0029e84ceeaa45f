import { signedInAccount } from '../factories/account';

/** Of those who may do what tests of the desk do, and of an administrator, who may do more. */
export async function staffTokens(): Promise<{ token: string; adminToken: string }> {
  const { token } = await signedInAccount({ role: 'marketer' });
  const { token: adminToken } = await signedInAccount({ role: 'admin' });
  return { token, adminToken };
}
