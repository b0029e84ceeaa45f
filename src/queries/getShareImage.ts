import { cachedQueryBy } from './cachedQueryBy';
import { cacheTags } from './cacheTags';

const read = cachedQueryBy<null, string | null>({
  name: 'share-picture',
  // Also of pictures, so that one that goes to the trash or comes back is followed.
  tags: () => [cacheTags.firmFacts, cacheTags.pictures],
  fallback: null,
  query: async (payload) => {
    const { sharePicture } = await payload.findGlobal({
      ...{ slug: 'firm-facts', depth: 1, overrideAccess: false, select: { sharePicture: true } },
    });
    return (typeof sharePicture === 'object' && sharePicture?.filename) || null;
  },
});

/** File name of the picture that the firm has chosen for links to pages without one of their own. */
export const getShareImage = (): Promise<string | null> => read(null);
