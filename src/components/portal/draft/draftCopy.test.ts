import { afterEach, describe, expect, it, vi } from 'vitest';
import { auditDraftKind } from '../audit/useAuditDraft';
import { forgetDraftCopies, withCopy } from './draftCopy';

const draft = { key: 'run-0001', answers: { q1: 5, q2: 6 }, section: 1 };

describe('withCopy', () => {
  it('adds what this browser has not saved yet', () => {
    const copy = { key: 'run-0001', place: { section: 2 }, unsaved: { q2: 9, q3: 1 } };
    expect(withCopy(auditDraftKind, draft, copy)).toEqual({
      draft: { key: 'run-0001', answers: { q1: 5, q2: 9, q3: 1 }, section: 2 },
      unsaved: { q2: 9, q3: 1 },
    });
  });

  it('adds answers of a run that was begun without a connection', () => {
    const copy = { key: null, place: { section: 1 }, unsaved: { q3: 1 } };
    expect(withCopy(auditDraftKind, draft, copy).draft.answers).toEqual({ q1: 5, q2: 6, q3: 1 });
  });

  it('adds nothing of a run that is over, and nothing without a copy', () => {
    const over = { key: 'run-0000', place: { section: 4 }, unsaved: { q3: 1 } };
    expect(withCopy(auditDraftKind, draft, over)).toEqual({ draft, unsaved: {} });
    expect(withCopy(auditDraftKind, draft, null)).toEqual({ draft, unsaved: {} });
  });
});

describe('forgetDraftCopies', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** A storage whose items are own properties, as in a browser. */
  function storageOf(stored: Record<string, string>): Record<string, unknown> {
    const items: Record<string, unknown> = { ...stored };
    return Object.defineProperty(items, 'removeItem', {
      value: (name: string) => Reflect.deleteProperty(items, name),
    });
  }

  it('removes what the account typed, and nothing of others', () => {
    const own = { 'analysis-draft:7': '{}', 'audit-draft:7': '{}', 'blog-draft:7:3:a-b-c': '{}' };
    const others = { 'analysis-draft:17': '{}', 'blog-draft:8:7:a-b-c': '{}', token: 'x' };
    const ownInTab = { 'inquiry-note:7:3': 'Called', 'seo-form:7:our-story': '{}' };
    const othersInTab = { 'inquiry-note:8:7': 'Called', visit: '{}' };
    const localStorage = storageOf({ ...own, ...others });
    const sessionStorage = storageOf({ ...ownInTab, ...othersInTab });
    vi.stubGlobal('window', { localStorage, sessionStorage });
    forgetDraftCopies(7);
    expect(localStorage).toEqual(others);
    expect(sessionStorage).toEqual(othersInTab);
  });
});
