import { categoriesTexts } from '@/content/admin/categories';
import { languageModelTexts } from '@/content/admin/languageModel';
import { overviewTexts } from '@/content/admin/overview';
import { adminPortalTexts as texts } from '@/content/admin/portal';
import { redirectTexts } from '@/content/admin/redirects';
import { clientProgressTexts } from '@/content/admin/progress';
import { trailTexts } from '@/content/admin/trail';

/** Beside its name stands how many inquiries are new. */
export const inboxPath = '/admin/inquiries';

/** The three tabs of the Admin Portal. */
export const adminTabs = [
  { href: '/admin', label: texts.users },
  { href: '/admin/blog', label: texts.blog },
  { href: '/admin/categories', label: categoriesTexts.title },
] as const;

/** Everything else that staff have, behind “More”. */
export const adminGroups = [
  {
    title: texts.groups.content,
    places: [
      { href: '/admin/seo', label: texts.seo },
      { href: '/admin/redirects', label: redirectTexts.title },
      { href: '/cms/collections/media', label: texts.pictures },
    ],
  },
  {
    title: texts.groups.people,
    places: [
      { href: inboxPath, label: texts.inquiries },
      { href: '/admin/projects', label: clientProgressTexts.title },
    ],
  },
  {
    title: texts.groups.reports,
    places: [
      { href: '/admin/overview', label: overviewTexts.title },
      { href: '/admin/trail', label: trailTexts.title },
      { href: '/admin/analyst', label: languageModelTexts.title },
    ],
  },
  {
    title: texts.groups.site,
    places: [
      { href: '/cms/globals/site-settings', label: texts.siteSettings },
      { href: '/cms', label: texts.cms },
    ],
  },
] as const;
