/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** Adds up what all stages counted. */
export class Tally {
  /** @type {Counts} */
  #counts = { passed: 0, failed: 0, skipped: 0 };

  /** @param {Counts} counts */
  add({ passed, failed, skipped }) {
    this.#counts.passed += passed;
    this.#counts.failed += failed;
    this.#counts.skipped += skipped;
  }

  get hasFailures() {
    return this.#counts.failed > 0;
  }

  toString() {
    const { passed, failed, skipped } = this.#counts;
    return `${passed} passed, ${failed} failed, ${skipped} skipped`;
  }
}
