import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { reportFonts } from '@/pdf/reportFonts';
import { drawableText, type FurtherFont } from './pictureLetters';

describe('drawableText', () => {
  it.each<[string, string, FurtherFont[]]>([
    ['AI Advisory', 'AI Advisory', []],
    ['Ship faster 🚀 with AI ✨', 'Ship faster with AI', []],
    ['Chat → ticket', 'Chat → ticket', ['wide']],
    ['Çağrı merkezi', 'Çağrı merkezi', ['wide']],
    ['Сколько стоит час', 'Сколько стоит час', ['wide']],
    ['Πόσο κοστίζει μια ώρα', 'Πόσο κοστίζει μια ώρα', ['wide']],
    ['数字化转型：第一步', '数字化转型：第一步', ['eastAsian']],
    ['はじめてのAI', 'はじめてのAI', ['eastAsian']],
    ['인공지능 도입', '인공지능 도입', ['korean']],
    ['Cafe\u0301', 'Café', []],
  ])('draws %s', (title, text, fonts) => {
    expect(drawableText(title)).toMatchObject({ text, fonts });
  });

  it('sets a title in one typeface where the site’s own lacks some of its letters', () => {
    expect(drawableText('Çağrı merkezi')?.face).toBe('wide');
    expect(drawableText('Müller → Büro')?.face).toBeUndefined();
  });

  it.each([
    ['التحول الرقمي في 30 يومًا مع AI', 'rtl'],
    ['כמה עולה שעה? 🚀', 'rtl'],
    ['AI לעסקים קטנים', 'ltr'],
  ])('draws %s, which begins %s', (title, direction) => {
    expect(drawableText(title)).toMatchObject({ direction, fonts: [] });
  });

  it.each(['डिजिटल', 'ہندسہ ڈیجیٹل ۓ', '数字 טרנספורמציה', '🚀', '𠮷野家'])('doesn’t draw %s', (title) => {
    expect(drawableText(title)).toBeNull();
  });

  it('sends every letter to a typeface that has it', () => {
    const document = new PDFDocument();
    const missing: string[] = [];
    for (let code = 0x20; code < 0x10000; code++) {
      const drawable = drawableText(`a${String.fromCharCode(code)}`);
      for (const letter of drawable?.text ?? '') {
        const { fonts, direction } = drawableText(letter) ?? { fonts: [] };
        const font = direction ? 'wide' : fonts[0];
        if (!font) continue;
        document.font(reportFonts[font]);
        const point = letter.codePointAt(0) ?? 0;
        if (!document._font.font.hasGlyphForCodePoint(point)) missing.push(`${font} ${point.toString(16)}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
