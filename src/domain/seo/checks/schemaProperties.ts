interface SchemaType {
  /** Types whose properties it inherits. */
  parents: readonly string[];
  /** Its own properties, separated by white space. */
  properties: string;
}

/**
 * The properties of the six documented schema types and of the types they inherit from, including pending and retired
 * ones. Source: schema.org through schema-dts 2.1.0 (Apache-2.0), which is generated from its published definitions.
 */
export const schemaProperties: Readonly<Record<string, SchemaType>> = {
  Thing: {
    parents: [],
    properties: `
      additionalType alternateName description disambiguatingDescription identifier image
      mainEntityOfPage name owner potentialAction sameAs subjectOf url
    `,
  },
  Organization: {
    parents: ['Thing'],
    properties: `
      acceptedPaymentMethod actionableFeedbackPolicy address agentInteractionStatistic
      aggregateRating alumni areaServed authorizedRepresentative award awards brand
      companyRegistration contactPoint contactPoints correctionsPolicy department dissolutionDate
      diversityPolicy diversityStaffingReport duns email employee employees ethicsPolicy event
      events faxNumber founder founders foundingDate foundingLocation funder funding
      globalLocationNumber hasCertification hasCredential hasGS1DigitalLink hasMemberProgram
      hasMerchantReturnPolicy hasOfferCatalog hasPOS hasProductReturnPolicy hasShippingService
      interactionStatistic isicV4 iso6523Code keywords knowsAbout knowsLanguage legalAddress
      legalName legalRepresentative leiCode location logo makesOffer member memberOf members naics
      nonprofitStatus numberOfEmployees ownershipFundingInfo owns parentOrganization
      publishingPrinciples review reviews seeks serviceArea skills slogan sponsor subOrganization
      taxID telephone unnamedSourcesPolicy vatID
    `,
  },
  Place: {
    parents: ['Thing'],
    properties: `
      additionalProperty address aggregateRating amenityFeature branchCode containedIn
      containedInPlace containsPlace event events faxNumber geo geoContains geoCoveredBy geoCovers
      geoCrosses geoDisjoint geoEquals geoIntersects geoOverlaps geoTouches geoWithin
      globalLocationNumber hasCertification hasDriveThroughService hasGS1DigitalLink hasMap
      isAccessibleForFree isicV4 keywords latitude logo longitude map maps maximumAttendeeCapacity
      openingHoursSpecification photo photos publicAccess review reviews slogan smokingAllowed
      specialOpeningHoursSpecification telephone tourBookingPage
    `,
  },
  LocalBusiness: {
    parents: ['Place', 'Organization'],
    properties: `
      branchOf currenciesAccepted floorLevel openingHours paymentAccepted priceRange
    `,
  },
  CreativeWork: {
    parents: ['Thing'],
    properties: `
      about abstract accessibilityAPI accessibilityControl accessibilityFeature accessibilityHazard
      accessibilitySummary accessMode accessModeSufficient accountablePerson acquireLicensePage
      aggregateRating alternativeHeadline archivedAt assesses associatedMedia audience audio author
      award awards character citation comment commentCount conditionsOfAccess contentLocation
      contentRating contentReferenceTime contributor copyrightHolder copyrightNotice copyrightYear
      correction countryOfOrigin creativeWorkStatus creator creditText dateCreated dateModified
      datePublished digitalSourceType discussionUrl displayLocation editEIDR editor
      educationalAlignment educationalLevel educationalUse encoding encodingFormat encodings
      exampleOfWork expires fileFormat funder funding genre hasPart headline inLanguage
      interactionStatistic interactivityType interpretedAsClaim isAccessibleForFree isBasedOn
      isBasedOnUrl isFamilyFriendly isPartOf keywords learningResourceType license locationCreated
      mainEntity maintainer material materialExtent mentions offers pattern position producer
      provider publication publisher publisherImprint publishingPrinciples recordedAt releasedEvent
      review reviews schemaVersion sdDatePublished sdLicense sdPublisher size sourceOrganization
      spatial spatialCoverage sponsor teaches temporal temporalCoverage text thumbnail thumbnailUrl
      timeRequired translationOfWork translator typicalAgeRange usageInfo version video wordCount
      workExample workTranslation
    `,
  },
  WebPage: {
    parents: ['CreativeWork'],
    properties: `
      breadcrumb lastReviewed mainContentOfPage primaryImageOfPage relatedLink reviewedBy
      significantLink significantLinks speakable specialty
    `,
  },
  Article: {
    parents: ['CreativeWork'],
    properties: `
      articleBody articleSection backstory pageEnd pageStart pagination speakable wordCount
    `,
  },
  Product: {
    parents: ['Thing'],
    properties: `
      additionalProperty aggregateRating asin audience authorizedRepresentative award awards brand
      category color colorSwatch consumerNotice countryOfAssembly countryOfLastProcessing
      countryOfOrigin depth displayLocation funding gtin gtin12 gtin13 gtin14 gtin8
      hasAdultConsideration hasCertification hasDigitalProductPassport hasEnergyConsumptionDetails
      hasGS1DigitalLink hasMeasurement hasMerchantReturnPolicy hasProductReturnPolicy height
      importer inProductGroupWithID isAccessoryOrSparePartFor isConsumableFor isFamilyFriendly
      isOftenBoughtWith isRelatedTo isSimilarTo isVariantOf itemCondition keywords logo manufacturer
      material mobileUrl model mpn negativeNotes nsn offers pattern positiveNotes productID
      productionDate purchaseDate recycledContentPercentage releaseDate review reviews size sku
      slogan specification substanceOfConcern weight width
    `,
  },
  Service: {
    parents: ['Thing'],
    properties: `
      aggregateRating areaServed audience availableChannel award brand broker category
      hasCertification hasOfferCatalog hoursAvailable isRelatedTo isSimilarTo logo offers produces
      provider providerMobility review serviceArea serviceAudience serviceOutput serviceType slogan
      termsOfService
    `,
  },
};
