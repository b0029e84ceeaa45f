import { cachedQueryBy } from './cachedQueryBy';
import { cacheTags } from './cacheTags';

const read = cachedQueryBy<null, string | null>({
  name: 'share-picture',
  // Tagged with images too, because the chosen one can be trashed or restored.
  tags: () => [cacheTags.firmFacts, cacheTags.pictures],
  fallback: null,
  query: async (payload) => {
    const { sharePicture } = await payload.findGlobal({
      ...{ slug: 'firm-facts', depth: 1, overrideAccess: false, select: { sharePicture: true } },
    });
    return (typeof sharePicture === 'object' && sharePicture?.filename) || null;
  },
});

/** Returns the file name of the share image for pages without their own; null if none is set. */
export const getShareImage = (): Promise<string | null> => read(null);
