import type { Payload } from 'payload';

/**
 * Resolves when the database responds, either to this ping or to another query while the ping waits for a connection.
 * @throws if the database doesn't respond
 */
export async function pingDatabase(payload: Payload): Promise<void> {
  const { pool } = payload.db;
  let noteRelease: (error?: Error | boolean) => void = () => undefined;
  const answeredOthers = new Promise<void>((resolve) => {
    // A failed query releases its connection with an error.
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
