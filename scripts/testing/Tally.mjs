/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} [failures] what failed, a line or a few each, where a runner could say it
 */

/** Adds up what all stages counted. */
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

  /** The failures once more, since the output of the stage that had them may be thousands of lines up; then the sum. */
  toString() {
    const { passed, failed, skipped, failures } = this.#counts;
    const list = failures.map((failure) => `✗ ${failure}\n`).join('');
    return `${list}${passed} passed, ${failed} failed, ${skipped} skipped`;
  }
}
