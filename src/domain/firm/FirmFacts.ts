/** A title with a sentence or two, such as a price and what it depends on. */
export interface TitledWords {
  title: string;
  text: string;
}

/** Price and duration of a service, as far as the firm has set them. */
export interface ServiceTerms {
  price: TitledWords | null;
  time: TitledWords | null;
}

/** The firm's promises to its clients. Null, false or empty: nothing promised, so no page mentions it. */
export interface FirmPromises {
  /** When messages are answered, as the end of a sentence: “within two business days”. */
  answerTime: string | null;
  /** Days after acceptance in which defects are repaired free of charge. */
  repairDays: number | null;
  /** Calls included after a strategy project. */
  followUpCalls: number | null;
  /**
   * Minimum term of the leadership subscription in months, after which it can be ended monthly; 0: from the first day.
   */
  subscriptionMonths: number | null;
  /** Every agreement includes the six rules of the consulting page. */
  keepsEthicsRules: boolean;
  /** By the path of the service's page. */
  terms: Readonly<Record<string, ServiceTerms>>;
}

/** The firm as a legal entity. */
export interface FirmEntity {
  legalName: string | null;
  /** Street, city and country, one per line. */
  address: string | null;
  /** Register and registration number. */
  registration: string | null;
  phone: string | null;
}

/** A profile of the firm on another site. */
export interface FirmProfile {
  label: string;
  url: string;
}

/** The firm's data processors, by name. */
export interface FirmSuppliers {
  hosting: string | null;
  model: string | null;
  mail: string | null;
}

/** Facts that only the firm can provide. None has a default. */
export interface FirmFacts {
  promises: FirmPromises;
  entity: FirmEntity;
  profiles: readonly FirmProfile[];
  suppliers: FirmSuppliers;
}

/** The facts of a firm that hasn't provided any. */
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
