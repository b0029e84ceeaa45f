import config from '@payload-config';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getPayload } from 'payload';
import { choosePasswordPath } from '@/content/site/choosePassword';
import { passwordScreen } from '@/domain/accounts/passwordScreen';
import { importMap } from '../importMap.js';

interface CmsPageProps {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
}

export const generateMetadata = ({ params, searchParams }: CmsPageProps): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams });

export default async function CmsPage({ params, searchParams }: CmsPageProps) {
  const { user } = await (await getPayload({ config })).auth({ headers: await headers() });
  if (user && passwordScreen(user, new Date().toISOString()) === 'required')
    redirect(`${choosePasswordPath}?next=${encodeURIComponent('/cms')}`);
  return RootPage({ config, importMap, params, searchParams });
}
