import type { CollectionSlug, GlobalSlug } from 'payload';
import { describeCopy } from '@/content/admin/pageCopy';
import type { CopyOverrides } from '@/content/site/copy/PageCopy';
import { seoFields } from '@/domain/seo/SeoRecord';
import type { TrailSubject } from '@/domain/trail/trailKinds';
import { nameBefore } from '@/domain/trash/asideName';
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
 * - `by its own doors`: its own operations or hooks write the entries, because comparing two states is not enough
 * - `never`: personal work, what the site does by itself, or the trail itself
 */
type Untrailed = 'by its own doors' | 'never';

type Given<Doc> = Exclude<keyof Doc, 'id' | 'createdAt' | 'updatedAt' | 'globalType'>;

/** Returns the recorded fields. Every field of a document must be listed: a missing one doesn't compile. */
function noted<Doc>(fields: Record<Given<Doc>, 'noted' | 'never'>): string[] {
  return Object.entries(fields).flatMap(([name, isNoted]) => (isNoted === 'noted' ? [name] : []));
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
  invitations: 'by its own doors',
  posts: 'by its own doors',
  categories: {
    // A trashed category has a placeholder name; record the original.
    shown: (doc) => ({ ...doc, name: nameBefore(String(doc.name)) }),
    label: by('name'),
    fields: noted<Collections['categories']>({
      name: 'noted',
      description: 'noted',
      metaTitle: 'noted',
      metaDescription: 'noted',
      metaImage: 'noted',
      deletedAt: 'noted',
      slug: 'never',
      formerSlugs: 'never',
    }),
  },
  media: {
    label: by('filename'),
    fields: noted<Collections['media']>({
      alt: 'noted',
      isDecorative: 'noted',
      filename: 'noted',
      deletedAt: 'noted',
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
    fields: noted<Collections['team-members']>({
      name: 'noted',
      role: 'noted',
      discipline: 'noted',
      bio: 'noted',
      link: 'noted',
      order: 'noted',
      slug: 'noted',
      photo: 'noted',
      words: 'noted',
      founderNote: 'noted',
    }),
  },
  redirects: {
    label: by('from'),
    fields: noted<Collections['redirects']>({
      from: 'noted',
      to: 'noted',
      isPermanent: 'noted',
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
    fields: noted<Config['globals']['site-settings']>({
      firmName: 'noted',
      logo: 'noted',
      icon: 'noted',
      accentColor: 'noted',
      advisoryTeamName: 'noted',
      contactEmail: 'noted',
      bookingUrl: 'noted',
      dayRateUsd: 'noted',
      inquiryMonths: 'noted',
      resourceUrl: 'noted',
      newsletterUrl: 'noted',
      applePodcastsUrl: 'noted',
      spotifyUrl: 'noted',
    }),
  },
  'firm-facts': {
    label: () => 'promises and firm',
    fields: noted<Config['globals']['firm-facts']>({
      answerTime: 'noted',
      repairDays: 'noted',
      followUpCalls: 'noted',
      subscriptionMonths: 'noted',
      keepsEthicsRules: 'noted',
      terms: 'noted',
      legalName: 'noted',
      address: 'noted',
      registration: 'noted',
      phone: 'noted',
      profiles: 'noted',
      sharePicture: 'noted',
      hosting: 'noted',
      model: 'noted',
      mail: 'noted',
      _status: 'noted',
    }),
  },
};
