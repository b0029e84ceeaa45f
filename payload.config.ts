import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { trustedOrigins } from '@/access/trustedOrigins';
import { AccountLinks } from '@/collections/AccountLinks';
import { Analyses } from '@/collections/Analyses';
import { ProjectProgress } from '@/collections/ProjectProgress';
import { Audits } from '@/collections/Audits';
import { Categories } from '@/collections/Categories';
import { AnalysisDrafts, AuditDrafts } from '@/collections/Drafts';
import { Generations } from '@/collections/Generations';
import { guardPanelRecords } from '@/collections/guardPanelRecords';
import { Inquiries } from '@/collections/Inquiries';
import { InquiryEntries } from '@/collections/InquiryEntries';
import { Invitations } from '@/collections/Invitations';
import { Media } from '@/collections/Media';
import { ModelCalls } from '@/collections/ModelCalls';
import { Posts } from '@/collections/Posts';
import { Redirects } from '@/collections/Redirects';
import { SeoPages } from '@/collections/SeoPages';
import { Sessions } from '@/collections/Sessions';
import { TeamMembers } from '@/collections/TeamMembers';
import { TrailEntries } from '@/collections/TrailEntries';
import { Users } from '@/collections/Users';
import { helpTexts } from '@/content/admin/help';
import { panelTranslations } from '@/content/admin/panelTranslations';
import { metadataCheckTexts } from '@/content/admin/seo';
import { pictureUploadMessages } from '@/content/admin/pictures';
import { blogLimits } from '@/domain/blog/blogLimits';
import { maxPostBytes } from '@/endpoints/blog/maxPostBytes';
import { type CallFinder, findEndpoint } from '@/endpoints/findEndpoint';
import { env } from '@/env';
import { answerPayloadError } from '@/errors/answerPayloadError';
import { FirmFacts } from '@/globals/FirmFacts';
import { SiteSettings } from '@/globals/SiteSettings';
import { withGlobalTrail, withTrail } from '@/hooks/withTrail';
import { reconnectingPostgres } from '@/integrations/database/reconnectingPostgres';
import { configuredMail } from '@/integrations/email/configuredMail';
import { jobsConfig } from '@/operations/jobs/jobsConfig';
import { searchMetadata } from '@/plugins/searchMetadata/plugin';
import { describeError } from '@/log/describeError';
import { logHooks } from '@/log/logHooks';
import { requestFields } from '@/log/requestScope';

const root = path.dirname(fileURLToPath(import.meta.url));

const siteConfig = buildConfig({
  secret: env.PAYLOAD_SECRET,
  serverURL: env.SITE_URL,
  csrf: trustedOrigins(env.SITE_URL),
  cors: [],
  routes: { admin: '/cms' },
  graphQL: { disable: true },
  i18n: { translations: panelTranslations },
  telemetry: false,
  logger: {
    options: {
      level: env.LOG_LEVEL,
      serializers: { err: describeError },
      hooks: logHooks,
      mixin: requestFields,
    },
  },
  // Disabled: Payload would log these client errors without the error object, by which logHooks recognizes them.
  loggingLevels: {
    ...{ Forbidden: false, Locked: false, MissingFile: false, NotFound: false, ValidationError: false },
  },
  hooks: { afterError: [answerPayloadError] },
  maxDepth: 2,
  defaultDepth: 0,
  collections: [
    // The order of visible collections is that of the panel's navigation.
    Posts,
    Media,
    Categories,
    SeoPages,
    Redirects,
    TeamMembers,
    Inquiries,
    Users,
    Analyses,
    Audits,
    AnalysisDrafts,
    ProjectProgress,
    AuditDrafts,
    Sessions,
    AccountLinks,
    Invitations,
    InquiryEntries,
    TrailEntries,
    Generations,
    ModelCalls,
  ].map(withTrail),
  plugins: [searchMetadata],
  globals: [SiteSettings, FirmFacts].map(withGlobalTrail),
  sharp,
  upload: {
    // `fieldSize`: the panel sends a document as one form field.
    limits: { fileSize: blogLimits.imageMaxBytes, files: 1, fieldSize: maxPostBytes },
    abortOnLimit: true,
    responseOnLimit: pictureUploadMessages.tooLarge(blogLimits.imageMaxBytes),
  },
  email: configuredMail,
  jobs: jobsConfig,
  custom: { findEndpoint } satisfies CallFinder,
  admin: {
    user: Users.slug,
    // Gravatar, the alternative, would reveal signed-in users to a third party.
    avatar: 'default',
    // The format of format/dates.ts.
    dateFormat: 'MMM d, yyyy, h:mm a',
    components: {
      graphics: {
        Icon: '@/app/(payload)/panel/FirmMark#FirmMark',
        Logo: '@/app/(payload)/panel/FirmMark#FirmMark',
      },
      providers: [
        '@/client/QueryProvider#QueryProvider',
        '@/components/cms/unsaved/KeptWhileSaving#KeptWhileSaving',
      ],
      header: ['@/components/cms/SkipLink#SkipLink'],
      actions: ['@/components/cms/SkipLink#ContentStart'],
      beforeNavLinks: ['@/components/cms/PanelPlaces#PanelPlaces'],
      views: {
        dashboard: { Component: '@/app/(payload)/panel/PanelDashboard#PanelDashboard' },
        metadataCheck: {
          Component: '@/app/(payload)/panel/MetadataCheckView#MetadataCheckView',
          path: '/metadata-check',
          meta: { title: metadataCheckTexts.title },
        },
        help: {
          Component: '@/app/(payload)/panel/HelpView#HelpView',
          path: '/help',
          meta: { title: helpTexts.title },
        },
      },
    },
    importMap: { baseDir: root, importMapFile: path.join(root, 'src/app/(payload)/cms/importMap.js') },
    meta: {
      titleSuffix: ` | ${env.FIRM_NAME}`,
      robots: 'noindex, nofollow',
      icons: [{ url: '/icons/icon-192.png', type: 'image/png' }],
    },
  },
  db: reconnectingPostgres({
    connectionString: env.DATABASE_URL,
    migrationDir: path.join(root, 'src/migrations'),
  }),
  typescript: {
    outputFile: path.join(root, 'src/payload-types.ts'),
    // Development only: Payload starts a second process for it, and tests must not write to src/.
    autoGenerate: env.NODE_ENV === 'development',
  },
});

export default siteConfig.then(guardPanelRecords);
