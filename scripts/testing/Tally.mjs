/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [failures] descriptions of a few lines each, if the runner reports them
 */

/** Sums the counts of all stages. */
export class Tally {
  /** @type {Required<Counts>} */
  #counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

  /**
   * @param {string} title of the stage
   * @param {Counts} counts
   */
  add(title, { passed, failed, skipped, failures = [] }) {
    this.#counts.passed += passed;
    this.#counts.failed += failed;
    this.#counts.skipped += skipped;
    const told = failures.length > 0 || failed === 0 ? failures : ['see above'];
    this.#counts.failures.push(...told.map((failure) => `${title}: ${failure}`));
  }

  get hasFailures() {
    return this.#counts.failed > 0;
  }

  /** Repeats the failures, because their stage's output may be thousands of lines above, then the sum. */
  toString() {
    const { passed, failed, skipped, failures } = this.#counts;
    const list = failures.map((failure) => `✗ ${failure}\n`).join('');
    return `${list}${passed} passed, ${failed} failed, ${skipped} skipped`;
  }
}
