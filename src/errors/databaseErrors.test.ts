import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { isDatabaseOutage, isOvertime, isUnfitForDatabase } from './databaseErrors';

const failure = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) });

it.each([
  ['two that waited for each other', '40P01', true],
  ['two that met', '40001', true],
  ['a wait for a lock that took too long', '55P03', true],
  ['a lost connection', '08006', true],
  ['an address that is taken', '23505', false],
  ['a statement that is wrong', '42601', false],
])('says whether it is worth trying again: %s', (_what, code, isWorthIt) => {
  expect(isDatabaseOutage(failure(code))).toBe(isWorthIt);
});

it('says of a statement that took too long that it was the statement', () => {
  const codes = ['57014', '08006', '55P03'];
  expect(codes.map((code) => isDatabaseOutage(failure(code)))).toEqual([true, true, true]);
  expect(codes.map((code) => isOvertime(failure(code)))).toEqual([true, false, false]);
});

it.each([
  ['a text that can’t be stored', '22021', true],
  ['a text that is too long for an index', '54000', true],
  ['a division by zero', '22012', false],
])('says whether a value can’t be taken: %s', (_what, code, isUnfit) => {
  expect(isUnfitForDatabase(failure(code))).toBe(isUnfit);
});

it('a server that says nothing to a connection of its own is away', async () => {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const client = new pg.Client({ host: '127.0.0.1', port, connectionTimeoutMillis: 10 });
  await expect(client.connect()).rejects.toSatisfy(isDatabaseOutage);
  server.close();
});
