import { isRecord } from '@/domain/isRecord';
import type { PageKey } from '@/domain/seo/pageKeys';
import { toSeoRecord, type SeoRecord } from '@/domain/seo/SeoRecord';
import { formFromRecord, type SeoForm } from './seoForm';

const nameOf = (pageKey: PageKey) => `seo-form:${pageKey}`;

export interface KeptSeoForm {
  form: SeoForm;
  /** The record that it was begun on. */
  replaces: SeoRecord;
}

/** Keeps what was typed in this tab, for somebody who has to sign in again; null forgets it. */
export function keepSeoForm(pageKey: PageKey, kept: KeptSeoForm | null): void {
  try {
    if (kept) window.sessionStorage.setItem(nameOf(pageKey), JSON.stringify(kept));
    else window.sessionStorage.removeItem(nameOf(pageKey));
  } catch {
    // Without storage it lives in the page.
  }
}

const emptyForm = formFromRecord({});
const fields = Object.keys(emptyForm) as (keyof SeoForm)[];

/** What was typed and not saved in this tab. */
export function readSeoForm(pageKey: PageKey): KeptSeoForm | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(nameOf(pageKey)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.form) || !isRecord(kept.replaces)) return null;
    const { form, replaces } = kept;
    if (fields.some((field) => typeof form[field] !== typeof emptyForm[field])) return null;
    return { form: { ...emptyForm, ...form }, replaces: toSeoRecord(replaces) };
  } catch {
    return null;
  }
}
