import type { CatalogueTask, DepartmentName } from '../../types';

/** An example of a trade's own work: offered by the wizard, and recognized and sized like a catalogue task. */
export interface TradeTask extends CatalogueTask {
  /** The department below which the wizard offers it. */
  department: DepartmentName;
  /** Synonyms and abbreviations as owners type them, at least three. Only names of exactly the same work. */
  otherNames: readonly string[];
}
