import { openImageStorage } from '../../src/integrations/storage/imageStorage.mjs';
import { requireMigrations } from '../database/migrateDatabase.mjs';
import { findPictureNames } from '../pictures/findPictureNames.mjs';
import { announce, announceStep } from './announce.mjs';
import { openDatabase, picturesFolder, prepareCommand } from './prepareCommand.mjs';
import { StartFailure } from './StartFailure.mjs';

const removeOption = '--remove';
const directions = ['to-store', 'to-folder'];

/** @param {import('./Lifetime.mjs').Lifetime} lifetime */
export async function run(lifetime) {
  lifetime.exitCodeWhenStopped = 1;
  const args = process.argv.slice(2);
  const [direction = '', ...more] = args.filter((arg) => arg !== removeOption);
  if (!directions.includes(direction) || more.length > 0) {
    throw new StartFailure(
      'Say where the pictures should go: npm run move-pictures -- to-store, or -- to-folder',
    );
  }
  const { settings } = await prepareCommand(lifetime);
  if (!settings.pictureStore) {
    throw new StartFailure('Say which store it is: S3_BUCKET and its keys, whichever way the pictures go.');
  }
  const folder = openImageStorage({ store: null, folder: picturesFolder() });
  const store = openImageStorage({ store: settings.pictureStore, folder: '' });
  const [from, to] = direction === 'to-store' ? [folder, store] : [store, folder];
  const removes = args.includes(removeOption);
  const databaseUrl = await openDatabase(lifetime, settings, { besideSite: true });
  await requireMigrations(databaseUrl);
  const { movePictures } = await import('../pictures/movePictures.mjs');
  const findKnown = () => findPictureNames(databaseUrl);
  const moving = movePictures({ from, to, findKnown, removes, signal: lifetime.signal });
  lifetime.onEnd(() => moving.catch(() => undefined));
  const { copied, present, unknown } = await announceStep('Pictures compared', () => moving);
  announce(`${copied} copied to ${to.words}, ${present} were there already.`);
  if (unknown > 0) announce(`${unknown} were not copied: the site doesn’t know them any more.`);
  announce(
    removes
      ? `They are removed from ${from.words}.`
      : `They are still in ${from.words}. When the site has been started with its pictures in ${to.words}, run this once ` +
          `more for those that came meanwhile, with ${removeOption} to remove them there.`,
  );
}
