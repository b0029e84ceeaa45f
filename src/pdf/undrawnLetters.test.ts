import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { hasUndrawnLetters } from '@/domain/text/hasUndrawnLetters';
import { registerFonts } from './registerFonts';
import { Typefaces } from './Typefaces';

const doc = new PDFDocument({ font: '' });
registerFonts(doc);
const typefaces = new Typefaces(doc);

it.each([
  ['Latin', 'Žluťoučký kůň, Großmaß, đồng'],
  ['Greek', 'Ευχαριστώ'],
  ['Cyrillic', 'Вырасти вдвое, ґанок'],
  ['Armenian', 'Բարեւ'],
  ['Georgian', 'გამარჯობა'],
  ['Arabic', 'مرحبا بكم، پیشنهاد'],
  ['Hebrew', 'שלום'],
  ['Devanagari', 'क्षत्रिय ज्ञान र्\u200dक ४२'],
  ['Thai', 'ผู้ใหญ่น้ำ ๔๒'],
  ['Lao', 'ສະບາຍດີ'],
  ['Han', '請求書 书店'],
  ['Hiragana', 'を早く'],
  ['Katakana', 'サービス'],
  ['Bopomofo', 'ㄅㄆㄇ'],
  ['Hangul', '서점'],
  ['signs', '🚀 § € ₹ ½ — “”'],
])('%s is drawn, and the page says nothing of it', (_, text) => {
  expect([typefaces.leavesBlanks(text), hasUndrawnLetters(text)]).toEqual([false, false]);
});

it.each([
  ['Bengali', 'অফিস'],
  ['Tamil', 'தமிழ்'],
  ['Kannada', 'ನಮಸ್ಕಾರ'],
  ['Telugu', 'తెలుగు'],
  ['Gujarati', 'ગુજરાતી'],
  ['Gurmukhi', 'ਪੰਜਾਬੀ'],
  ['Malayalam', 'മലയാളം'],
  ['Sinhala', 'සිංහල'],
  ['Khmer', 'ខ្មែរ'],
  ['Myanmar', 'မြန်မာ'],
  ['Ethiopic', 'አማርኛ'],
  ['Tibetan', 'བོད'],
])('%s isn’t, and the page says so', (_, text) => {
  expect([typefaces.leavesBlanks(text), hasUndrawnLetters(text)]).toEqual([true, true]);
});
