import { imageNames } from '../../src/database/tables/imageNames.mjs';
import { withConnection } from '../database/connectDatabase.mjs';

/**
 * @param {string} databaseUrl
 * @returns {Promise<Set<string>>} the names of all pictures that the database knows
 */
export const findPictureNames = (databaseUrl) =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query(imageNames);
    return new Set(rows.map(({ name }) => name));
  });
