import type { Complexity, DepartmentName, Phase } from '../types';

/** A kind of problem that firms describe in their own words, and our proposal. */
export interface BottleneckTheme {
  /** Key of its phrases in `matching/projectPhrases`. */
  id: string;
  department: DepartmentName;
  name: string;
  /** What to build or change, and what stays with people. */
  description: string;
  /** What it says of each listed task's work; said only of what no listed task does, once one of them pays. */
  parts?: Readonly<Record<string, string>>;
  /** What has to be counted before stating dollars; completes “for a month, note …” */
  measure: string;
  /** Data it would use, by catalogue name. */
  sources: readonly string[];
  /** Catalogue tasks that solve the same problem: if one of them is chosen, the theme adds nothing. */
  tasks: readonly string[];
  /**
   * Catalogue tasks whose mention always means this problem, so that their phrases match the theme if none of them is
   * chosen. The theme doesn't solve other problems of the same work.
   */
  standsFor: readonly string[];
  complexity: Complexity;
  phase: Phase;
  /** The client's words that make it urgent, so that it starts in phase 1. */
  urgent?: RegExp;
}
