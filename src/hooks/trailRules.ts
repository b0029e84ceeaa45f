import type { CollectionSlug, GlobalSlug } from 'payload';
import { describeCopy } from '@/content/admin/pageCopy';
import type { CopyOverrides } from '@/content/site/copy/PageCopy';
import { seoFields } from '@/domain/seo/SeoRecord';
import type { TrailSubject } from '@/domain/trail/trailKinds';
import type { Config } from '@/payload-types';
import { trailedFields } from '@/services/accounts/accountFields';

export interface TrailRule {
  /** Fields whose changes are recorded. None may be secret: all administrators read entries. */
  fields: readonly string[];
  /** Maps a document to what people know, where it is stored differently. */
  shown?: (doc: Record<string, unknown>) => Record<string, unknown>;
  /** Returns the name of a document for people. */
  label: (doc: Record<string, unknown>) => string;
  /** Records deletions only. */
  deletionsOnly?: true;
}

/**
 * - `by its operations`: its operations or hooks write the entries, because comparing two states is not enough
 * - `never`: personal work, what the site does by itself, or the trail itself
 */
type Untrailed = 'by its operations' | 'never';

type FieldsOf<Doc> = Exclude<keyof Doc, 'id' | 'createdAt' | 'updatedAt' | 'globalType'>;

/** Returns the recorded fields. Every field of a document must be listed: a missing one doesn't compile. */
function recordedFields<Doc>(fields: Record<FieldsOf<Doc>, 'recorded' | 'never'>): string[] {
  return Object.entries(fields).flatMap(([name, rule]) => (rule === 'recorded' ? [name] : []));
}

const by =
  (field: string): TrailRule['label'] =>
  (doc) =>
    String(doc[field]);

type Collections = Config['collections'];
type OwnCollection = Exclude<CollectionSlug, `payload-${string}`>;

type RuleOf<Slug> = Slug extends TrailSubject ? TrailRule | Untrailed : Untrailed;

/** The rule of each collection. A missing one doesn't compile. */
export const trailRules: { [Slug in OwnCollection]: RuleOf<Slug> } = {
  users: { fields: trailedFields, label: by('email') },
  invitations: 'by its operations',
  posts: 'by its operations',
  categories: {
    label: by('name'),
    fields: recordedFields<Collections['categories']>({
      name: 'recorded',
      description: 'recorded',
      metaTitle: 'recorded',
      metaDescription: 'recorded',
      metaImage: 'recorded',
      deletedAt: 'recorded',
      slug: 'never',
      trashedPosts: 'never',
      formerSlugs: 'never',
    }),
  },
  media: {
    label: by('filename'),
    fields: recordedFields<Collections['media']>({
      alt: 'recorded',
      isDecorative: 'recorded',
      filename: 'recorded',
      deletedAt: 'recorded',
      url: 'never',
      thumbnailURL: 'never',
      mimeType: 'never',
      filesize: 'never',
      width: 'never',
      height: 'never',
      focalX: 'never',
      focalY: 'never',
      sizes: 'never',
    }),
  },
  'team-members': {
    label: by('name'),
    fields: recordedFields<Collections['team-members']>({
      name: 'recorded',
      role: 'recorded',
      discipline: 'recorded',
      bio: 'recorded',
      link: 'recorded',
      order: 'recorded',
      slug: 'recorded',
      photo: 'recorded',
      words: 'recorded',
      founderNote: 'recorded',
    }),
  },
  redirects: {
    label: by('from'),
    fields: recordedFields<Collections['redirects']>({
      from: 'recorded',
      to: 'recorded',
      isPermanent: 'recorded',
      target: 'never',
    }),
  },
  'seo-pages': {
    shown: (doc) => ({ ...doc, copy: describeCopy((doc.copy ?? {}) as CopyOverrides) }),
    fields: ['copy', ...seoFields, 'sharePicture'],
    label: ({ name, pageKey }) => String(name ?? pageKey),
  },
  // Labeled by id: the trail outlives the inquiry and must not contain personal data of its sender. Its operations
  // record changes themselves.
  inquiries: { fields: ['status'], label: by('id'), deletionsOnly: true },
  'inquiry-entries': 'never',
  // The owner's id finds the entry when the account is deleted after the analysis, to remove the name.
  analyses: { fields: ['owner'], label: by('listName'), deletionsOnly: true },
  'audit-reports': { fields: [], label: by('id'), deletionsOnly: true },
  'analysis-drafts': 'never',
  'project-progress': 'never',
  'audit-drafts': 'never',
  sessions: 'never',
  'account-links': 'never',
  'trail-entries': 'never',
  generations: 'never',
  'model-calls': 'never',
};

/** The rule of each global. */
export const globalTrailRules: { [Slug in GlobalSlug]: RuleOf<Slug> } = {
  'site-settings': {
    label: () => 'site settings',
    fields: recordedFields<Config['globals']['site-settings']>({
      firmName: 'recorded',
      logo: 'recorded',
      icon: 'recorded',
      accentColor: 'recorded',
      advisoryTeamName: 'recorded',
      contactEmail: 'recorded',
      bookingUrl: 'recorded',
      dayRateUsd: 'recorded',
      inquiryMonths: 'recorded',
      resourceUrl: 'recorded',
      newsletterUrl: 'recorded',
      applePodcastsUrl: 'recorded',
      spotifyUrl: 'recorded',
    }),
  },
  'firm-facts': {
    label: () => 'promises and firm',
    fields: recordedFields<Config['globals']['firm-facts']>({
      answerTime: 'recorded',
      repairDays: 'recorded',
      followUpCalls: 'recorded',
      subscriptionMonths: 'recorded',
      keepsEthicsRules: 'recorded',
      terms: 'recorded',
      legalName: 'recorded',
      address: 'recorded',
      registration: 'recorded',
      phone: 'recorded',
      profiles: 'recorded',
      sharePicture: 'recorded',
      hosting: 'recorded',
      model: 'recorded',
      mail: 'recorded',
      _status: 'recorded',
    }),
  },
};
