import * as migration_20261120_071950_initial from './20261120_071950_initial';
import * as migration_20261120_072500_rate_limits from './20261120_072500_rate_limits';
import * as migration_20261120_073800_inquiries_team_settings from './20261120_073800_inquiries_team_settings';
import * as migration_20261120_083236_blog from './20261120_083236_blog';
import * as migration_20261120_091257_seo_pages from './20261120_091257_seo_pages';
import * as migration_20261120_103053_blog_editing from './20261120_103053_blog_editing';
import * as migration_20261120_103500_user_lists from './20261120_103500_user_lists';
import * as migration_20261120_104500_blog_search from './20261120_104500_blog_search';
import * as migration_20261120_111545_audit_trail from './20261120_111545_audit_trail';
import * as migration_20261120_115037_accounts_and_audits from './20261120_115037_accounts_and_audits';
import * as migration_20261120_133911_analysis_share_links from './20261120_133911_analysis_share_links';
import * as migration_20261120_134415_model_calls from './20261120_134415_model_calls';
import * as migration_20261120_134500_counts_and_removals from './20261120_134500_counts_and_removals';
import * as migration_20261120_134535_analysis_drafts from './20261120_134535_analysis_drafts';
import * as migration_20261120_135905_generations_and_scenarios from './20261120_135905_generations_and_scenarios';
import * as migration_20261122_105144_pending_email from './20261122_105144_pending_email';
import * as migration_20261123_043000_expired_tags from './20261123_043000_expired_tags';
import * as migration_20261123_080000_model_breakers from './20261123_080000_model_breakers';
import * as migration_20261123_110000_far_pages from './20261123_110000_far_pages';
import * as migration_20261123_111000_analysis_figures from './20261123_111000_analysis_figures';
import * as migration_20261123_112000_post_changes from './20261123_112000_post_changes';
import * as migration_20261123_134912_category_former_slugs from './20261123_134912_category_former_slugs';
import * as migration_20261123_161919_analysis_plan from './20261123_161919_analysis_plan';
import * as migration_20261123_194206_project_progress from './20261123_194206_project_progress';
import * as migration_20261123_201840_sample_report_page from './20261123_201840_sample_report_page';
import * as migration_20261123_203353_inquiry_inbox from './20261123_203353_inquiry_inbox';
import * as migration_20261123_203400_inquiry_lists from './20261123_203400_inquiry_lists';
import * as migration_20261123_203449_redirects from './20261123_203449_redirects';
import * as migration_20261123_203500_missing_addresses from './20261123_203500_missing_addresses';
import * as migration_20261124_040500_post_links from './20261124_040500_post_links';
import * as migration_20261124_041000_account_changes from './20261124_041000_account_changes';
import * as migration_20261124_041500_own_words_only from './20261124_041500_own_words_only';
import * as migration_20261124_041939_firm_facts from './20261124_041939_firm_facts';
import * as migration_20261124_075042_trash_and_team from './20261124_075042_trash_and_team';
import * as migration_20261124_085412_people from './20261124_085412_people';
import * as migration_20261124_090745_booking_entries from './20261124_090745_booking_entries';
import * as migration_20261124_152358_newsletter from './20261124_152358_newsletter';
import * as migration_20261124_161528_tag_trail from './20261124_161528_tag_trail';
import * as migration_20261124_200000_pages_without_trash from './20261124_200000_pages_without_trash';
import * as migration_20261124_200500_list_keys from './20261124_200500_list_keys';
import * as migration_20261125_042438_own_days from './20261125_042438_own_days';
import * as migration_20261125_044000_work_keys from './20261125_044000_work_keys';
import * as migration_20261126_053000_days_at_noon from './20261126_053000_days_at_noon';
import * as migration_20261126_185958_post_editions from './20261126_185958_post_editions';
import * as migration_20261126_230000_bookings from './20261126_230000_bookings';
import * as migration_20261127_063000_first_published from './20261127_063000_first_published';
import * as migration_20261127_115311_team_name_of_the_server from './20261127_115311_team_name_of_the_server';
import * as migration_20261127_120000_own_search_words from './20261127_120000_own_search_words';
import * as migration_20261127_151800_sweeps_and_far_texts from './20261127_151800_sweeps_and_far_texts';
import * as migration_20261128_211015_scenarios_unused from './20261128_211015_scenarios_unused';
import * as migration_20261128_213308_session_secrets from './20261128_213308_session_secrets';
import * as migration_20261128_214500_addresses_of_names from './20261128_214500_addresses_of_names';
import * as migration_20261128_215019_password_facts from './20261128_215019_password_facts';
import * as migration_20261128_215557_search_metadata_plugin from './20261128_215557_search_metadata_plugin';
import * as migration_20261128_215657_all_pages_listed from './20261128_215657_all_pages_listed';
import * as migration_20261128_221500_text_forms from './20261128_221500_text_forms';
import * as migration_20261128_222500_plans_by_text from './20261128_222500_plans_by_text';
import * as migration_20261129_011847_newsletter_unused from './20261129_011847_newsletter_unused';
import * as migration_20261129_205208_put_back from './20261129_205208_put_back';
import * as migration_20261129_221500_figures_of_put_back from './20261129_221500_figures_of_put_back';
import * as migration_20261130_003943_firm_look from './20261130_003943_firm_look';
import * as migration_20261130_004114_page_copy from './20261130_004114_page_copy';
import * as migration_20261130_004548_share_hides_salaries from './20261130_004548_share_hides_salaries';

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
    up: migration_20261120_103053_blog_editing.up,
    down: migration_20261120_103053_blog_editing.down,
    name: '20261120_103053_blog_editing',
  },
  {
    up: migration_20261120_103500_user_lists.up,
    down: migration_20261120_103500_user_lists.down,
    name: '20261120_103500_user_lists',
  },
  {
    up: migration_20261120_104500_blog_search.up,
    down: migration_20261120_104500_blog_search.down,
    name: '20261120_104500_blog_search',
  },
  {
    up: migration_20261120_111545_audit_trail.up,
    down: migration_20261120_111545_audit_trail.down,
    name: '20261120_111545_audit_trail',
  },
  {
    up: migration_20261120_115037_accounts_and_audits.up,
    down: migration_20261120_115037_accounts_and_audits.down,
    name: '20261120_115037_accounts_and_audits',
  },
  {
    up: migration_20261120_133911_analysis_share_links.up,
    down: migration_20261120_133911_analysis_share_links.down,
    name: '20261120_133911_analysis_share_links',
  },
  {
    up: migration_20261120_134415_model_calls.up,
    down: migration_20261120_134415_model_calls.down,
    name: '20261120_134415_model_calls',
  },
  {
    up: migration_20261120_134500_counts_and_removals.up,
    down: migration_20261120_134500_counts_and_removals.down,
    name: '20261120_134500_counts_and_removals',
  },
  {
    up: migration_20261120_134535_analysis_drafts.up,
    down: migration_20261120_134535_analysis_drafts.down,
    name: '20261120_134535_analysis_drafts',
  },
  {
    up: migration_20261120_135905_generations_and_scenarios.up,
    down: migration_20261120_135905_generations_and_scenarios.down,
    name: '20261120_135905_generations_and_scenarios',
  },
  {
    up: migration_20261122_105144_pending_email.up,
    down: migration_20261122_105144_pending_email.down,
    name: '20261122_105144_pending_email',
  },
  {
    up: migration_20261123_043000_expired_tags.up,
    down: migration_20261123_043000_expired_tags.down,
    name: '20261123_043000_expired_tags',
  },
  {
    up: migration_20261123_080000_model_breakers.up,
    down: migration_20261123_080000_model_breakers.down,
    name: '20261123_080000_model_breakers',
  },
  {
    up: migration_20261123_110000_far_pages.up,
    down: migration_20261123_110000_far_pages.down,
    name: '20261123_110000_far_pages',
  },
  {
    up: migration_20261123_111000_analysis_figures.up,
    down: migration_20261123_111000_analysis_figures.down,
    name: '20261123_111000_analysis_figures',
  },
  {
    up: migration_20261123_112000_post_changes.up,
    down: migration_20261123_112000_post_changes.down,
    name: '20261123_112000_post_changes',
  },
  {
    up: migration_20261123_134912_category_former_slugs.up,
    down: migration_20261123_134912_category_former_slugs.down,
    name: '20261123_134912_category_former_slugs',
  },
  {
    up: migration_20261123_161919_analysis_plan.up,
    down: migration_20261123_161919_analysis_plan.down,
    name: '20261123_161919_analysis_plan',
  },
  {
    up: migration_20261123_194206_project_progress.up,
    down: migration_20261123_194206_project_progress.down,
    name: '20261123_194206_project_progress',
  },
  {
    up: migration_20261123_201840_sample_report_page.up,
    down: migration_20261123_201840_sample_report_page.down,
    name: '20261123_201840_sample_report_page',
  },
  {
    up: migration_20261123_203353_inquiry_inbox.up,
    down: migration_20261123_203353_inquiry_inbox.down,
    name: '20261123_203353_inquiry_inbox',
  },
  {
    up: migration_20261123_203400_inquiry_lists.up,
    down: migration_20261123_203400_inquiry_lists.down,
    name: '20261123_203400_inquiry_lists',
  },
  {
    up: migration_20261123_203449_redirects.up,
    down: migration_20261123_203449_redirects.down,
    name: '20261123_203449_redirects',
  },
  {
    up: migration_20261123_203500_missing_addresses.up,
    down: migration_20261123_203500_missing_addresses.down,
    name: '20261123_203500_missing_addresses',
  },
  {
    up: migration_20261124_040500_post_links.up,
    down: migration_20261124_040500_post_links.down,
    name: '20261124_040500_post_links',
  },
  {
    up: migration_20261124_041000_account_changes.up,
    down: migration_20261124_041000_account_changes.down,
    name: '20261124_041000_account_changes',
  },
  {
    up: migration_20261124_041500_own_words_only.up,
    down: migration_20261124_041500_own_words_only.down,
    name: '20261124_041500_own_words_only',
  },
  {
    up: migration_20261124_041939_firm_facts.up,
    down: migration_20261124_041939_firm_facts.down,
    name: '20261124_041939_firm_facts',
  },
  {
    up: migration_20261124_075042_trash_and_team.up,
    down: migration_20261124_075042_trash_and_team.down,
    name: '20261124_075042_trash_and_team',
  },
  {
    up: migration_20261124_085412_people.up,
    down: migration_20261124_085412_people.down,
    name: '20261124_085412_people',
  },
  {
    up: migration_20261124_090745_booking_entries.up,
    down: migration_20261124_090745_booking_entries.down,
    name: '20261124_090745_booking_entries',
  },
  {
    up: migration_20261124_152358_newsletter.up,
    down: migration_20261124_152358_newsletter.down,
    name: '20261124_152358_newsletter',
  },
  {
    up: migration_20261124_161528_tag_trail.up,
    down: migration_20261124_161528_tag_trail.down,
    name: '20261124_161528_tag_trail',
  },
  {
    up: migration_20261124_200000_pages_without_trash.up,
    down: migration_20261124_200000_pages_without_trash.down,
    name: '20261124_200000_pages_without_trash',
  },
  {
    up: migration_20261124_200500_list_keys.up,
    down: migration_20261124_200500_list_keys.down,
    name: '20261124_200500_list_keys',
  },
  {
    up: migration_20261125_042438_own_days.up,
    down: migration_20261125_042438_own_days.down,
    name: '20261125_042438_own_days',
  },
  {
    up: migration_20261125_044000_work_keys.up,
    down: migration_20261125_044000_work_keys.down,
    name: '20261125_044000_work_keys',
  },
  {
    up: migration_20261126_053000_days_at_noon.up,
    down: migration_20261126_053000_days_at_noon.down,
    name: '20261126_053000_days_at_noon',
  },
  {
    up: migration_20261126_185958_post_editions.up,
    down: migration_20261126_185958_post_editions.down,
    name: '20261126_185958_post_editions',
  },
  {
    up: migration_20261126_230000_bookings.up,
    down: migration_20261126_230000_bookings.down,
    name: '20261126_230000_bookings',
  },
  {
    up: migration_20261127_063000_first_published.up,
    down: migration_20261127_063000_first_published.down,
    name: '20261127_063000_first_published',
  },
  {
    up: migration_20261127_115311_team_name_of_the_server.up,
    down: migration_20261127_115311_team_name_of_the_server.down,
    name: '20261127_115311_team_name_of_the_server',
  },
  {
    up: migration_20261127_120000_own_search_words.up,
    down: migration_20261127_120000_own_search_words.down,
    name: '20261127_120000_own_search_words',
  },
  {
    up: migration_20261127_151800_sweeps_and_far_texts.up,
    down: migration_20261127_151800_sweeps_and_far_texts.down,
    name: '20261127_151800_sweeps_and_far_texts',
  },
  {
    up: migration_20261128_211015_scenarios_unused.up,
    down: migration_20261128_211015_scenarios_unused.down,
    name: '20261128_211015_scenarios_unused',
  },
  {
    up: migration_20261128_213308_session_secrets.up,
    down: migration_20261128_213308_session_secrets.down,
    name: '20261128_213308_session_secrets',
  },
  {
    up: migration_20261128_214500_addresses_of_names.up,
    down: migration_20261128_214500_addresses_of_names.down,
    name: '20261128_214500_addresses_of_names',
  },
  {
    up: migration_20261128_215019_password_facts.up,
    down: migration_20261128_215019_password_facts.down,
    name: '20261128_215019_password_facts',
  },
  {
    up: migration_20261128_215557_search_metadata_plugin.up,
    down: migration_20261128_215557_search_metadata_plugin.down,
    name: '20261128_215557_search_metadata_plugin',
  },
  {
    up: migration_20261128_215657_all_pages_listed.up,
    down: migration_20261128_215657_all_pages_listed.down,
    name: '20261128_215657_all_pages_listed',
  },
  {
    up: migration_20261128_221500_text_forms.up,
    down: migration_20261128_221500_text_forms.down,
    name: '20261128_221500_text_forms',
  },
  {
    up: migration_20261128_222500_plans_by_text.up,
    down: migration_20261128_222500_plans_by_text.down,
    name: '20261128_222500_plans_by_text',
  },
  {
    up: migration_20261129_011847_newsletter_unused.up,
    down: migration_20261129_011847_newsletter_unused.down,
    name: '20261129_011847_newsletter_unused',
  },
  {
    up: migration_20261129_205208_put_back.up,
    down: migration_20261129_205208_put_back.down,
    name: '20261129_205208_put_back',
  },
  {
    up: migration_20261129_221500_figures_of_put_back.up,
    down: migration_20261129_221500_figures_of_put_back.down,
    name: '20261129_221500_figures_of_put_back',
  },
  {
    up: migration_20261130_003943_firm_look.up,
    down: migration_20261130_003943_firm_look.down,
    name: '20261130_003943_firm_look',
  },
  {
    up: migration_20261130_004114_page_copy.up,
    down: migration_20261130_004114_page_copy.down,
    name: '20261130_004114_page_copy',
  },
  {
    up: migration_20261130_004548_share_hides_salaries.up,
    down: migration_20261130_004548_share_hides_salaries.down,
    name: '20261130_004548_share_hides_salaries',
  },
];
