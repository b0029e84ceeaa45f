import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { withConnection } from '../../../scripts/database/connectDatabase.mjs';
import { databaseUrlFile } from '../../../scripts/testing/testSettings.mjs';

/**
 * The site under test has no mail server, where a new email holds at once and nothing can be undone. These put an
 * account into the states that a site with one knows.
 */
const query = (text: string, values: unknown[]) =>
  withConnection(readFileSync(databaseUrlFile, 'utf8'), (client) => client.query(text, values));

const linkOf = `
  insert into account_links (user_id, purpose, email, token_hash, expires_at)
  select id, $2, $3, $4, now() + interval '72 hours' from users where email = $1`;

/** An account has asked for another email, which waits to be confirmed. */
export async function askForEmail(email: string, pending: string): Promise<void> {
  await query(linkOf, [email, 'email-confirm', pending, null]);
  await query(
    `update users set pending_email = $2, pending_email_until = now() + interval '72 hours' where email = $1`,
    [email, pending],
  );
}

/** An account has had another email, which can take it back with the link that is answered. */
export async function rememberFormerEmail(email: string, former: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await query(linkOf, [email, 'email-undo', former, hash]);
  return `/undo-email#token=${token}`;
}
