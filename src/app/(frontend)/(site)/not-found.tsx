import { NotFoundMessage } from '@/components/site/NotFoundMessage';
import { notFoundHead } from '@/components/site/notFoundHead';

export const metadata = notFoundHead;

/** Rendered when a public page calls `notFound()`. */
export default function NotFound() {
  return <NotFoundMessage />;
}
