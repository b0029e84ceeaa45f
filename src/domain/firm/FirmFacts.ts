/** A title with a sentence or two, such as a price and what it depends on. */
export interface TitledWords {
  title: string;
  text: string;
}

/** What a service costs and how long it takes, as far as the firm has said. */
export interface ServiceTerms {
  price: TitledWords | null;
  time: TitledWords | null;
}

/** What the firm promises its clients. Null, false or empty: it has promised nothing, and no page says so. */
export interface FirmPromises {
  /** When messages are answered, as the end of a sentence: “within two business days”. */
  answerTime: string | null;
  /** Days after acceptance in which defects are repaired free of charge. */
  repairDays: number | null;
  /** Calls that are included after a strategy. */
  followUpCalls: number | null;
  /** Months that the leadership subscription runs before it can be ended month by month; 0: from the first day. */
  subscriptionMonths: number | null;
  /** The six rules of the consulting page go into every agreement. */
  keepsEthicsRules: boolean;
  /** By the path of the service's page. */
  terms: Readonly<Record<string, ServiceTerms>>;
}

/** Who the firm is before the law. */
export interface FirmEntity {
  legalName: string | null;
  /** Street, place and country, a line each. */
  address: string | null;
  /** Where it is registered and under which number. */
  registration: string | null;
  phone: string | null;
}

/** A page of the firm's on another site. */
export interface FirmProfile {
  label: string;
  url: string;
}

/** Who handles data for the firm, by name. */
export interface FirmSuppliers {
  hosting: string | null;
  model: string | null;
  mail: string | null;
}

/** What only the firm itself can say. Nothing of it is assumed. */
export interface FirmFacts {
  promises: FirmPromises;
  entity: FirmEntity;
  profiles: readonly FirmProfile[];
  suppliers: FirmSuppliers;
}

/** Of a firm that has said nothing yet. */
export const noFirmFacts: FirmFacts = {
  promises: {
    answerTime: null,
    repairDays: null,
    followUpCalls: null,
    subscriptionMonths: null,
    keepsEthicsRules: false,
    terms: {},
  },
  entity: { legalName: null, address: null, registration: null, phone: null },
  profiles: [],
  suppliers: { hosting: null, model: null, mail: null },
};
