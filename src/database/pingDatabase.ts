import type { Payload } from 'payload';

/**
 * Resolves when the database has answered: our own question, or anybody's while ours stands in line for a connection.
 * @throws when it doesn't answer
 */
export async function pingDatabase(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  let noteRelease: (error?: Error | boolean) => void = () => undefined;
  const answeredOthers = new Promise<void>((resolve) => {
    // Given back with an error by whoever got no answer.
    noteRelease = (error) => {
      if (!error) resolve();
    };
  });
  pool.on('release', noteRelease);
  try {
    await Promise.race([pool.query('select 1'), answeredOthers]);
  } finally {
    pool.off('release', noteRelease);
  }
}
