import { tabItems } from '@/client/browserItems';
import { isRecord } from '@/domain/isRecord';
import type { PageKey } from '@/domain/seo/pageKeys';
import { toSeoRecord, type SeoRecord } from '@/domain/seo/SeoRecord';
import { formFromRecord, type SeoForm } from './seoForm';

const nameOf = (userId: number, pageKey: PageKey) => `seo-form:${userId}:${pageKey}`;

export interface KeptSeoForm {
  form: SeoForm;
  /** Record that the form is based on. */
  replaces: SeoRecord;
}

/** Stores the input in this tab, for a user who has to sign in again; null deletes it. */
export const storeSeoForm = (userId: number, pageKey: PageKey, kept: KeptSeoForm | null): void =>
  tabItems.write(nameOf(userId, pageKey), kept && JSON.stringify(kept));

const emptyForm = formFromRecord({});
const fields = Object.keys(emptyForm) as (keyof SeoForm)[];

/** Returns this account's unsaved input from this tab. */
export function readSeoForm(userId: number, pageKey: PageKey): KeptSeoForm | null {
  try {
    const kept: unknown = JSON.parse(tabItems.read(nameOf(userId, pageKey)) ?? 'null');
    if (!isRecord(kept) || !isRecord(kept.form) || !isRecord(kept.replaces)) return null;
    const { form, replaces } = kept;
    if (fields.some((field) => typeof form[field] !== typeof emptyForm[field])) return null;
    return { form: { ...emptyForm, ...form }, replaces: toSeoRecord(replaces) };
  } catch {
    return null;
  }
}
