import type { CSSProperties } from 'react';
import { lookTexts as texts } from '@/content/admin/look';
import { picturePath } from '@/domain/blog/pictureName';
import { accentColors } from '@/domain/look/accentColors';
import { builtInColors, type ColorName, type ThemeName } from '@/domain/look/builtInColors';
import { contrastOf } from '@/domain/look/contrast';
import { logoSizeOf } from '@/domain/look/lookImage';
import type { StoredLogo } from '@/queries/lookOf';
import styles from './LookPreview.module.css';

type Colors = Readonly<Record<ColorName, string>>;

/** The page's colors with a chosen accent; those of the page without one. By day it is shown even if it is too faint. */
function colorsOf(accent: string | null, theme: ThemeName): Colors {
  const builtIn = builtInColors[theme];
  if (!accent) return builtIn;
  const derived = { ...builtIn, ...accentColors(accent, theme) };
  return theme === 'day' ? { ...derived, 'green-700': accent } : derived;
}

function contrastsOf(colors: Colors): readonly (readonly [string, number])[] {
  const onGrounds = (['paper', 'paper-2', 'card'] as const).map((ground) =>
    contrastOf(colors['green-700'], colors[ground]),
  );
  return [
    [texts.contrasts.text, Math.min(...onGrounds)],
    [texts.contrasts.button, contrastOf(colors.card, colors['green-700'])],
    [texts.contrasts.band, contrastOf(colors['on-dark'], colors['green-950'])],
  ];
}

const styleOf = (colors: Colors): CSSProperties =>
  Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--${name}`, color]));

interface LookSamplesProps {
  /** #rrggbb; null for the built-in accent. */
  accent: string | null;
  logo: StoredLogo | null;
  firmName: string;
}

function Sample({ theme, accent, logo, firmName }: LookSamplesProps & { theme: ThemeName }) {
  const colors = colorsOf(accent, theme);
  return (
    <figure className={styles.sample} aria-label={texts.themes[theme]}>
      <figcaption>{texts.themes[theme]}</figcaption>
      <div className={styles.page} style={styleOf(colors)}>
        <div>
          {logo ? (
            <span className={styles.plate}>
              {/* eslint-disable-next-line @next/next/no-img-element -- scaled when it was uploaded */}
              <img src={picturePath(logo.filename)} alt={firmName} {...logoSizeOf(logo)} />
            </span>
          ) : (
            <strong>{firmName}</strong>
          )}
        </div>
        <p className={styles.heading}>{texts.sample.heading}</p>
        <p>
          {texts.sample.text}
          <span className={styles.link}>{texts.sample.link}</span>
        </p>
        <p className={styles.button}>{texts.sample.button}</p>
        <p className={styles.band}>{texts.sample.band}</p>
      </div>
      <ul className={styles.contrasts}>
        {contrastsOf(colors).map(([label, contrast]) => (
          <li key={label}>{texts.contrast(label, contrast)}</li>
        ))}
      </ul>
    </figure>
  );
}

/** A light and a dark page in the firm's look, each with the contrast of its texts. */
export function LookSamples(look: LookSamplesProps) {
  return (
    <div className={styles.samples}>
      <Sample theme="day" {...look} />
      <Sample theme="night" {...look} />
    </div>
  );
}
