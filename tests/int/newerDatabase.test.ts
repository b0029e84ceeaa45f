import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { withConnection } from '../../scripts/database/connectDatabase.mjs';
import { migrateDatabase } from '../../scripts/database/migrateDatabase.mjs';
import { testSettings } from '../../scripts/testing/testSettings.mjs';
import { signedInAccount } from '../factories/account';

const databaseUrl = process.env.DATABASE_URL ?? '';
const added = '29990101_000000_adds';
const removing = '29990201_000000_drops__needs_29990101_000000';

const ask = (statement: string, values: string[]) =>
  withConnection(databaseUrl, (client) => client.query(statement, values));
const apply = (name: string) => ask('insert into payload_migrations (name, batch) values ($1, 9)', [name]);
const migrate = () => migrateDatabase(databaseUrl, { env: testSettings() });

beforeAll(() => signedInAccount());
afterEach(async () => {
  vi.restoreAllMocks();
  await ask('delete from payload_migrations where name in ($1, $2)', [added, removing]);
});

it('is started with by the release before, which says so, while it only has more', async () => {
  const told = vi.spyOn(console, 'log').mockReturnValue();
  await migrate();
  expect(told).not.toHaveBeenCalled();
  await apply(added);
  await migrate();
  expect(told.mock.calls).toEqual([[expect.stringContaining(`${added} of a newer release`)]]);
});

it('is refused by a release of which it has lost something', async () => {
  await apply(added);
  await apply(removing);
  await expect(migrate()).rejects.toThrow(`${removing} took away what it needs. Update the checkout`);
});
