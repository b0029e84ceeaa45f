import { NotFoundMessage } from '@/components/site/NotFoundMessage';

/** For public pages that look something up and don't find it. */
export default function NotFound() {
  return <NotFoundMessage />;
}
