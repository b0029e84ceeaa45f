import type { Exchange } from '@/domain/markdown/pictureAddresses';
import type { PostFinding } from '@/schemas/blogCheck';
import { BringInPictures } from './BringInPictures';
import { foundPictures, useForeignPictures } from './useForeignPictures';

interface ForeignPicturesProps {
  findings: readonly PostFinding[];
  /** Exchanges parts of the text as it is by then. */
  exchange: (exchangesOf: (text: string) => readonly Exchange[]) => void;
}

/** Offers to bring in the pictures of other sites, which readers would only get links to. */
export function ForeignPictures({ findings, exchange }: ForeignPicturesProps) {
  const { bringIn, ...offer } = useForeignPictures(foundPictures(findings), async ({ address }, { url }) => {
    const { pictureAddressExchanges } = await import('@/domain/markdown/pictureAddresses');
    exchange((text) => pictureAddressExchanges(text, address, url));
  });
  return <BringInPictures {...offer} onBringIn={() => void bringIn()} />;
}
