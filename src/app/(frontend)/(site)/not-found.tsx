import { NotFoundMessage } from '@/components/site/NotFoundMessage';
import { notFoundHead } from '@/components/site/notFoundHead';

export const metadata = notFoundHead;

/** For public pages that look something up and don't find it. */
export default function NotFound() {
  return <NotFoundMessage />;
}
