import type { PageKey } from '@/domain/seo/pageKeys';
import { formFromRecord, type SeoForm } from './seoForm';

const nameOf = (userId: number, pageKey: PageKey) => `seo-form:${userId}:${pageKey}`;

/** Keeps what was typed in this tab, for somebody who has to sign in again; null forgets it. */
export function keepSeoForm(userId: number, pageKey: PageKey, form: SeoForm | null): void {
  try {
    if (form) window.sessionStorage.setItem(nameOf(userId, pageKey), JSON.stringify(form));
    else window.sessionStorage.removeItem(nameOf(userId, pageKey));
  } catch {
    // Without storage it lives in the page.
  }
}

const emptyForm = formFromRecord({});
const fields = Object.keys(emptyForm) as (keyof SeoForm)[];

/** What this account typed and didn't save in this tab. */
export function readSeoForm(userId: number, pageKey: PageKey): SeoForm | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(nameOf(userId, pageKey)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const form = kept as SeoForm;
    return fields.every((field) => typeof form[field] === typeof emptyForm[field]) ? form : null;
  } catch {
    return null;
  }
}
