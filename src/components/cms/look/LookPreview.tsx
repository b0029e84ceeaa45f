'use client';

import { useFormFields } from '@payloadcms/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { callApi } from '@/client/apiClient';
import { QueryProvider } from '@/client/QueryProvider';
import { queryKeys } from '@/client/queryKeys';
import { lookTexts as texts } from '@/content/admin/look';
import { picturePath } from '@/domain/blog/pictureName';
import { isRecord } from '@/domain/isRecord';
import { accentColors } from '@/domain/look/accentColors';
import { isColor, normalizeColor } from '@/domain/look/accentProblem';
import { builtInColors, type ColorName, type ThemeName } from '@/domain/look/builtInColors';
import { contrastOf } from '@/domain/look/contrast';
import { logoSizeOf } from '@/domain/look/lookImage';
import type { Media } from '@/payload-types';
import { lookOf, type StoredLogo } from '@/queries/lookOf';
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

interface SampleProps {
  theme: ThemeName;
  accent: string | null;
  logo: StoredLogo | null;
  firmName: string;
}

function Sample({ theme, accent, logo, firmName }: SampleProps) {
  const colors = colorsOf(accent, theme);
  return (
    <figure className={styles.sample} aria-label={texts.themes[theme]}>
      <figcaption>{texts.themes[theme]}</figcaption>
      <div className={styles.page} style={styleOf(colors)}>
        <div>
          {logo ? (
            <span className={styles.plate}>
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

/** Form state has the id of a chosen picture, or the populated document. */
const idOf = (value: unknown): number | null => {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? id : null;
};

function useLogo(id: number | null): StoredLogo | null {
  const { data } = useQuery({
    queryKey: queryKeys.picture(id),
    queryFn: ({ signal }) => callApi<Media>(`/api/media/${id}?depth=0`, { signal }),
    enabled: id !== null,
    meta: { failure: 'The chosen logo could not be read' },
  });
  return id === null || !data ? null : lookOf({ logo: data }).logo;
}

function Preview() {
  const [color, chosen, name] = useFormFields(([fields]) =>
    ['accentColor', 'logo', 'firmName'].map((field): unknown => fields[field]?.value),
  );
  const logo = useLogo(idOf(chosen));
  const accent = normalizeColor(typeof color === 'string' ? color : '');
  const shown = {
    accent: isColor(accent) ? accent : null,
    logo,
    firmName: typeof name === 'string' && name ? name : texts.firm,
  };
  return (
    <section aria-labelledby="look-preview" data-own-part="">
      <h3 id="look-preview" className={styles.title}>
        {texts.preview}
      </h3>
      <p>{texts.previewHint}</p>
      <div className={styles.samples}>
        <Sample theme="day" {...shown} />
        <Sample theme="night" {...shown} />
      </div>
    </section>
  );
}

/** Shows the firm's look as it is in the form, on light and dark pages, with the contrast of its texts. */
export function LookPreview() {
  return (
    <QueryProvider>
      <Preview />
    </QueryProvider>
  );
}
