import { canonicalFindings } from './canonicalFindings';
import { checkStructuredData } from './checkStructuredData';
import { duplicateFindings } from './duplicateFindings';
import type { MetadataFinding } from './MetadataFinding';
import { measureSnippet } from './measureSnippet';
import type { PageToCheck, SiteToCheck } from './PageToCheck';
import { sampleFindings } from './sampleFindings';
import { validateSchemaText } from './validateSchemaText';

/** Returns all findings about a page, in the order of the editor's fields. */
export function pageFindings(page: PageToCheck, site: SiteToCheck): MetadataFinding[] {
  if (page.isNeverListed) {
    return [
      { severity: 'note', field: 'robots', message: 'Search engines never list this page.' },
      ...schemaFindings(page),
    ];
  }
  return [
    ...listingFindings(page),
    ...titleFindings(page),
    ...descriptionFindings(page),
    ...duplicateFindings(page, site.sameWords(page.head)),
    ...canonicalFindings({
      canonicalUrl: page.canonicalUrl,
      path: page.path,
      origin: site.origin,
      isKnownPath: site.isKnownPath,
      isIndexable: page.isListed,
    }),
    ...previewPictureFindings(page),
    ...schemaFindings(page),
  ];
}

function listingFindings({ isListed }: PageToCheck): MetadataFinding[] {
  if (isListed) return [];
  return [
    {
      severity: 'warning',
      field: 'robots',
      message: 'Indexing is prevented: search engines leave this page out.',
    },
  ];
}

function titleFindings({ head }: PageToCheck): MetadataFinding[] {
  const field = 'title';
  const { verdict, widthPx, maxWidthPx } = measureSnippet('title', head.title);
  if (verdict === 'empty') return [{ severity: 'error', field, message: 'The page has no title.' }];
  if (verdict === 'long') {
    const message = `The title is about ${widthPx} px wide; results cut off at about ${maxWidthPx} px.`;
    return [{ severity: 'warning', field, message }];
  }
  if (verdict === 'short') {
    return [
      {
        severity: 'note',
        field,
        message: `The title is short. It fills about ${widthPx} of the ${maxWidthPx} pixels that search results show.`,
      },
    ];
  }
  return [];
}

function descriptionFindings({ head }: PageToCheck): MetadataFinding[] {
  const field = 'metaDescription';
  const { verdict, widthPx, maxWidthPx } = measureSnippet('description', head.description);
  if (verdict === 'empty') {
    const message = 'The page has no description; search engines will pick a passage themselves.';
    return [{ severity: 'error', field, message }];
  }
  if (verdict === 'long') {
    const message = `The description is about ${widthPx} px wide; results cut off at about ${maxWidthPx} px.`;
    return [{ severity: 'warning', field, message }];
  }
  if (verdict === 'short') {
    const message = `The description is short. It fills about ${widthPx} of the ${maxWidthPx} pixels that search results show.`;
    return [{ severity: 'note', field, message }];
  }
  return [];
}

function previewPictureFindings({ head, hasOwnPreviewPicture }: PageToCheck): MetadataFinding[] {
  const field = 'ogImage';
  if (!head.ogImage) return [{ severity: 'warning', field, message: 'The page has no preview picture.' }];
  if (!hasOwnPreviewPicture) {
    return [
      {
        severity: 'note',
        field,
        message: 'The preview picture is the site’s general one, not one of this page.',
      },
    ];
  }
  return [];
}

function schemaFindings({ chosenSchema }: PageToCheck): MetadataFinding[] {
  if (!chosenSchema.trim()) return [];
  const { isValid, message } = validateSchemaText(chosenSchema);
  if (!isValid) return [{ severity: 'error', field: 'finalSchema', message }];
  return [...sampleFindings(chosenSchema), ...checkStructuredData(chosenSchema)].map((finding) => ({
    ...finding,
    field: `structured data: ${finding.field}`,
  }));
}
