import type { Metadata } from 'next';
import icon from './(frontend)/icon.svg';
import FrontendLayout, { generateMetadata as generateFrontendMetadata } from './(frontend)/layout';
import SiteLayout from './(frontend)/(site)/layout';
import { notFoundHead } from '@/components/site/notFoundHead';
import { NotFoundMessage } from '@/components/site/NotFoundMessage';

export async function generateMetadata(): Promise<Metadata> {
  const frontend = await generateFrontendMetadata();
  return { ...frontend, ...notFoundHead, icons: frontend.icons ?? icon.src };
}

/** For URLs that match no route. It includes the site's layout, because the app has several root layouts. */
export default function GlobalNotFound() {
  return (
    <FrontendLayout structuredData={null}>
      <SiteLayout>
        <NotFoundMessage />
      </SiteLayout>
    </FrontendLayout>
  );
}
