import * as migration_20261120_071950_initial from './20261120_071950_initial';
import * as migration_20261120_072500_rate_limits from './20261120_072500_rate_limits';
import * as migration_20261120_073800_inquiries_team_settings from './20261120_073800_inquiries_team_settings';
import * as migration_20261120_083236_blog from './20261120_083236_blog';
import * as migration_20261120_091257_seo_pages from './20261120_091257_seo_pages';
import * as migration_20261120_102845_accounts_mail from './20261120_102845_accounts_mail';
import * as migration_20261120_103850_readiness_audits from './20261120_103850_readiness_audits';

export const migrations = [
  {
    up: migration_20261120_071950_initial.up,
    down: migration_20261120_071950_initial.down,
    name: '20261120_071950_initial',
  },
  {
    up: migration_20261120_072500_rate_limits.up,
    down: migration_20261120_072500_rate_limits.down,
    name: '20261120_072500_rate_limits',
  },
  {
    up: migration_20261120_073800_inquiries_team_settings.up,
    down: migration_20261120_073800_inquiries_team_settings.down,
    name: '20261120_073800_inquiries_team_settings',
  },
  {
    up: migration_20261120_083236_blog.up,
    down: migration_20261120_083236_blog.down,
    name: '20261120_083236_blog',
  },
  {
    up: migration_20261120_091257_seo_pages.up,
    down: migration_20261120_091257_seo_pages.down,
    name: '20261120_091257_seo_pages',
  },
  {
    up: migration_20261120_102845_accounts_mail.up,
    down: migration_20261120_102845_accounts_mail.down,
    name: '20261120_102845_accounts_mail',
  },
  {
    up: migration_20261120_103850_readiness_audits.up,
    down: migration_20261120_103850_readiness_audits.down,
    name: '20261120_103850_readiness_audits'
  },
];
