import type { FirmSuppliers } from '@/domain/firm/FirmFacts';
import type { Installation } from '@/domain/firm/Installation';

/** Local hosts and private networks, which don't belong to a third party. */
const isOurOwn = (host: string) =>
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[?::1\]?$)/.test(host) || !host.includes('.');

const by = (host: string, name: string | null, ours: string) => name ?? (isOurOwn(host) ? ours : host);

/** Text about each active connection, from the host and the supplier's name in the settings. */
const words: Readonly<Record<keyof Installation, (host: string, suppliers: FirmSuppliers) => string>> = {
  booking: (host) =>
    `Booking: when you open our booking calendar, your browser loads it from ${host}. What you enter there is handled under that provider’s own privacy policy, and we receive the appointment.`,
  analytics: (host) =>
    `Analytics: a measuring service is loaded from ${host}, and only after you agree in the banner. Refusing is one click and changes nothing about the site. Until you agree, page views are noted in your browser’s memory and sent to nobody.`,
  model: (host, { model }) =>
    `Language model: the words of a report are phrased by ${by(host, model, 'a language model on our own computers')}. For an analysis it is given your answers (industry, goals, bottlenecks, concerns, departments, tasks with people, hours and salaries, data, customers, the AI you use), how ready for AI you are, and the computed figures; for an audit its scores, what we find in its answers, and the industry and expected savings of your latest analysis; not your name, email or company. Figures are computed on our own server all the same.`,
  mail: (host, { mail }) =>
    `Email: what the site sends you goes through ${by(host, mail, 'our own mail server')}, which sees your address and the text.`,
  pictures: (host) =>
    `Pictures: those of this site lie in a store at ${by(host, null, 'our own data center')}. Your browser gets them from this site and doesn’t contact the store. Profile pictures aren’t there.`,
  traces: (host) =>
    `Measurements: how long the server worked on a request, and on which kind of page, is kept at ${by(host, null, 'our own computers')}. It says nothing about who asked.`,
};

/** Order on the page. */
const order = [
  'booking',
  'analytics',
  'model',
  'mail',
  'pictures',
  'traces',
] as const satisfies readonly (keyof Installation)[];

/** Returns a sentence for each connection of this installation. */
export const privacyConnections = (installation: Installation, suppliers: FirmSuppliers): string[] =>
  order.flatMap((connection) => {
    const host = installation[connection];
    return host === null ? [] : words[connection](host, suppliers);
  });

/** Returns who runs the server. */
export const hostingWords = ({ hosting }: FirmSuppliers): string =>
  hosting
    ? `Hosting: the server and its backups are run by ${hosting}, which processes data on our behalf and under our instructions.`
    : 'Hosting: whoever runs our server and its backups processes data on our behalf and under our instructions.';
