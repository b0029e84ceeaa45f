import { UnsavedPost as UnsavedPost_2db42fac2286645a72e2a9685d89bb73 } from '@/components/cms/unsaved/UnsavedChanges'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { WritingAidsClient as WritingAidsClient_42d39a3104aca541d668271e4505f79b } from '@/components/cms/writing/WritingAids'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkTargetField as LinkTargetField_6ba07911851ae0fa67b14b462caf66aa } from '@/components/cms/writing/LinkTargetField'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SearchChecks as SearchChecks_a73945d1b48469bbc9d011bd57053f9c } from '@/components/cms/search/SearchChecks'
import { InheritingTextField as InheritingTextField_fef8367e2cb9bd81e1842c219693bee2 } from '@/components/cms/search/InheritingField'
import { InheritingTextareaField as InheritingTextareaField_fef8367e2cb9bd81e1842c219693bee2 } from '@/components/cms/search/InheritingField'
import { SearchPreviews as SearchPreviews_43d5455c16b52a70414a5ed610c61254 } from '@/components/cms/search/SearchPreviews'
import { OpenAtSearch as OpenAtSearch_2bc1727e2c7428825743cd73387c7b5b } from '@/components/cms/search/OpenAtSearch'
import { PostScheduleField as PostScheduleField_0fdaa6128c5232fe896a37ccb0be69d1 } from '@/components/cms/schedule/PostScheduleField'
import { PublishCheckField as PublishCheckField_485a1abe58bc275532b6e9a3a05c5686 } from '@/components/cms/PublishCheckField'
import { PostStatusCell as PostStatusCell_930bc60fb6cfb6912940076b9713404c } from '@/app/(payload)/panel/PostStatusCell'
import { ListQuestions as ListQuestions_c60ce6e8354b4a9b55fb6c5540fb1e2f } from '@/components/cms/ListQuestions'
import { NewDocumentTitle as NewDocumentTitle_a08ee1866b7292d3a924ee5a280fb6ae } from '@/components/cms/NewDocumentTitle'
import { PreviewToggle as PreviewToggle_316aa7f13a24521b4aa26393fa2f5135 } from '@/components/cms/preview/PreviewToggle'
import { SchedulingPublishButton as SchedulingPublishButton_1f18eb9de173e8a908dd854895c2f0af } from '@/components/cms/schedule/SchedulingPublishButton'
import { LivePreview as LivePreview_01a0fc1058b5679dd570536711fd9f55 } from '@/components/cms/preview/LivePreview'
import { PostVersionsView as PostVersionsView_10d2c5c5fc89e49a037d0e2b4f98d4ee } from '@/app/(payload)/panel/PostVersionsView'
import { UnsavedForm as UnsavedForm_2db42fac2286645a72e2a9685d89bb73 } from '@/components/cms/unsaved/UnsavedChanges'
import { AcceptedPictures as AcceptedPictures_e614602ea29e4f62d5ad8b964b828823 } from '@/components/cms/AcceptedPictures'
import { SelectionUses as SelectionUses_ea03920dbff617f38348559cd169b099 } from '@/components/cms/uses/UsesBeforeDeletion'
import { DocumentUses as DocumentUses_ea03920dbff617f38348559cd169b099 } from '@/components/cms/uses/UsesBeforeDeletion'
import { PageCopyField as PageCopyField_055145f0e604b1c1ae99f7fe9f512b2f } from '@/components/cms/copy/PageCopyField'
import { PageCopyDiff as PageCopyDiff_a1689698da5f14b1b3b60ee3402495d2 } from '@/components/cms/copy/PageCopyDiff'
import { IndexingField as IndexingField_26208e03c42c1d2359bdaf1e5030aa84 } from '@/components/cms/search/IndexingField'
import { StructuredDataField as StructuredDataField_cdadfd65e64855506ff1b9e8de52fbde } from '@/components/cms/search/StructuredDataField'
import { ResetRecord as ResetRecord_7eb267a804f80389094ccafacfa94a21 } from '@/components/cms/search/ResetRecord'
import { PageCopyPreview as PageCopyPreview_b2be5ca635cf43c7d878c0c4764c8bc9 } from '@/components/cms/copy/PageCopyPreview'
import { MissingRedirects as MissingRedirects_ae1bcce9cc7908480d74e3c2a6fb84fe } from '@/components/cms/redirects/MissingRedirects'
import { RedirectFiles as RedirectFiles_92e36b96fc26c1b12e67043bb2649cd2 } from '@/components/cms/redirects/RedirectFiles'
import { OwnAccountNote as OwnAccountNote_194908eca75fb0741602f666ba755228 } from '@/components/cms/OwnAccountNote'
import { AnalysisReportField as AnalysisReportField_8073d844d696110a102bb4fe7efdab7f } from '@/components/cms/AnalysisReportField'
import { AuditScores as AuditScores_d9a8120666ff4179599893db2df37958 } from '@/components/cms/AuditScores'
import { AccentColorField as AccentColorField_fba59a9c288c314f73b3609ffa3865c6 } from '@/components/cms/look/AccentColorField'
import { LookPreview as LookPreview_6dcb8457f39595ad6516b75e6bbc6614 } from '@/components/cms/look/LookPreview'
import { SkipLink as SkipLink_eea44c95d4687121f1cd9b6d07d605a5 } from '@/components/cms/SkipLink'
import { FirmMark as FirmMark_5691c8442838cb6a07de112009d14fd8 } from '@/app/(payload)/panel/FirmMark'
import { ContentStart as ContentStart_eea44c95d4687121f1cd9b6d07d605a5 } from '@/components/cms/SkipLink'
import { PanelPlaces as PanelPlaces_8d257e3e601ac3812c004171c5d2df09 } from '@/components/cms/PanelPlaces'
import { QueryProvider as QueryProvider_0b50ecb5497f4a0e445ab1ff774fe2dc } from '@/client/QueryProvider'
import { KeptWhileSaving as KeptWhileSaving_a764cd08747cbd9efdc3c88610e68779 } from '@/components/cms/unsaved/KeptWhileSaving'
import { PanelDashboard as PanelDashboard_a7f3a38a55c41f552fbc92940037f6a3 } from '@/app/(payload)/panel/PanelDashboard'
import { MetadataCheckView as MetadataCheckView_b95961d1fd673d4a2c771d85d0ffad60 } from '@/app/(payload)/panel/MetadataCheckView'
import { HelpView as HelpView_9c1fa9d75fa00886b9de6b6e41faca94 } from '@/app/(payload)/panel/HelpView'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/components/cms/unsaved/UnsavedChanges#UnsavedPost": UnsavedPost_2db42fac2286645a72e2a9685d89bb73,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@/components/cms/writing/WritingAids#WritingAidsClient": WritingAidsClient_42d39a3104aca541d668271e4505f79b,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/components/cms/writing/LinkTargetField#LinkTargetField": LinkTargetField_6ba07911851ae0fa67b14b462caf66aa,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/components/cms/search/SearchChecks#SearchChecks": SearchChecks_a73945d1b48469bbc9d011bd57053f9c,
  "@/components/cms/search/InheritingField#InheritingTextField": InheritingTextField_fef8367e2cb9bd81e1842c219693bee2,
  "@/components/cms/search/InheritingField#InheritingTextareaField": InheritingTextareaField_fef8367e2cb9bd81e1842c219693bee2,
  "@/components/cms/search/SearchPreviews#SearchPreviews": SearchPreviews_43d5455c16b52a70414a5ed610c61254,
  "@/components/cms/search/OpenAtSearch#OpenAtSearch": OpenAtSearch_2bc1727e2c7428825743cd73387c7b5b,
  "@/components/cms/schedule/PostScheduleField#PostScheduleField": PostScheduleField_0fdaa6128c5232fe896a37ccb0be69d1,
  "@/components/cms/PublishCheckField#PublishCheckField": PublishCheckField_485a1abe58bc275532b6e9a3a05c5686,
  "@/app/(payload)/panel/PostStatusCell#PostStatusCell": PostStatusCell_930bc60fb6cfb6912940076b9713404c,
  "@/components/cms/ListQuestions#ListQuestions": ListQuestions_c60ce6e8354b4a9b55fb6c5540fb1e2f,
  "@/components/cms/NewDocumentTitle#NewDocumentTitle": NewDocumentTitle_a08ee1866b7292d3a924ee5a280fb6ae,
  "@/components/cms/preview/PreviewToggle#PreviewToggle": PreviewToggle_316aa7f13a24521b4aa26393fa2f5135,
  "@/components/cms/schedule/SchedulingPublishButton#SchedulingPublishButton": SchedulingPublishButton_1f18eb9de173e8a908dd854895c2f0af,
  "@/components/cms/preview/LivePreview#LivePreview": LivePreview_01a0fc1058b5679dd570536711fd9f55,
  "@/app/(payload)/panel/PostVersionsView#PostVersionsView": PostVersionsView_10d2c5c5fc89e49a037d0e2b4f98d4ee,
  "@/components/cms/unsaved/UnsavedChanges#UnsavedForm": UnsavedForm_2db42fac2286645a72e2a9685d89bb73,
  "@/components/cms/AcceptedPictures#AcceptedPictures": AcceptedPictures_e614602ea29e4f62d5ad8b964b828823,
  "@/components/cms/uses/UsesBeforeDeletion#SelectionUses": SelectionUses_ea03920dbff617f38348559cd169b099,
  "@/components/cms/uses/UsesBeforeDeletion#DocumentUses": DocumentUses_ea03920dbff617f38348559cd169b099,
  "@/components/cms/copy/PageCopyField#PageCopyField": PageCopyField_055145f0e604b1c1ae99f7fe9f512b2f,
  "@/components/cms/copy/PageCopyDiff#PageCopyDiff": PageCopyDiff_a1689698da5f14b1b3b60ee3402495d2,
  "@/components/cms/search/IndexingField#IndexingField": IndexingField_26208e03c42c1d2359bdaf1e5030aa84,
  "@/components/cms/search/StructuredDataField#StructuredDataField": StructuredDataField_cdadfd65e64855506ff1b9e8de52fbde,
  "@/components/cms/search/ResetRecord#ResetRecord": ResetRecord_7eb267a804f80389094ccafacfa94a21,
  "@/components/cms/copy/PageCopyPreview#PageCopyPreview": PageCopyPreview_b2be5ca635cf43c7d878c0c4764c8bc9,
  "@/components/cms/redirects/MissingRedirects#MissingRedirects": MissingRedirects_ae1bcce9cc7908480d74e3c2a6fb84fe,
  "@/components/cms/redirects/RedirectFiles#RedirectFiles": RedirectFiles_92e36b96fc26c1b12e67043bb2649cd2,
  "@/components/cms/OwnAccountNote#OwnAccountNote": OwnAccountNote_194908eca75fb0741602f666ba755228,
  "@/components/cms/AnalysisReportField#AnalysisReportField": AnalysisReportField_8073d844d696110a102bb4fe7efdab7f,
  "@/components/cms/AuditScores#AuditScores": AuditScores_d9a8120666ff4179599893db2df37958,
  "@/components/cms/look/AccentColorField#AccentColorField": AccentColorField_fba59a9c288c314f73b3609ffa3865c6,
  "@/components/cms/look/LookPreview#LookPreview": LookPreview_6dcb8457f39595ad6516b75e6bbc6614,
  "@/components/cms/SkipLink#SkipLink": SkipLink_eea44c95d4687121f1cd9b6d07d605a5,
  "@/app/(payload)/panel/FirmMark#FirmMark": FirmMark_5691c8442838cb6a07de112009d14fd8,
  "@/components/cms/SkipLink#ContentStart": ContentStart_eea44c95d4687121f1cd9b6d07d605a5,
  "@/components/cms/PanelPlaces#PanelPlaces": PanelPlaces_8d257e3e601ac3812c004171c5d2df09,
  "@/client/QueryProvider#QueryProvider": QueryProvider_0b50ecb5497f4a0e445ab1ff774fe2dc,
  "@/components/cms/unsaved/KeptWhileSaving#KeptWhileSaving": KeptWhileSaving_a764cd08747cbd9efdc3c88610e68779,
  "@/app/(payload)/panel/PanelDashboard#PanelDashboard": PanelDashboard_a7f3a38a55c41f552fbc92940037f6a3,
  "@/app/(payload)/panel/MetadataCheckView#MetadataCheckView": MetadataCheckView_b95961d1fd673d4a2c771d85d0ffad60,
  "@/app/(payload)/panel/HelpView#HelpView": HelpView_9c1fa9d75fa00886b9de6b6e41faca94,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
