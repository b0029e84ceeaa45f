import { imageNames } from '../../src/database/tables/imageNames.mjs';
import { withConnection } from '../database/connectDatabase.mjs';

/**
 * @param {string} databaseUrl
 * @returns {Promise<Set<string>>} file names of all images with a row in the database
 */
export const findPictureNames = (databaseUrl) =>
  withConnection(databaseUrl, async (client) => {
    const { rows } = await client.query(imageNames);
    return new Set(rows.map(({ name }) => name));
  });
