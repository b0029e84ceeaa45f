import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  /** As it came over the line, headers first. */
  raw: string;
  to: string;
  subject: string;
  text: string;
  html: string;
}

interface RecipientRefusal {
  /** 550 for an address that nobody has, 450 for one that can't be reached just now. */
  code: number;
  words: string;
}

export interface MailServer {
  url: string;
  mails: ReceivedMail[];
  /** Mails that were offered, also those that were refused. */
  offered: () => number;
  /** From now on every mail is refused for the time being, or none. */
  refuse: (isRefusing: boolean) => void;
  /** From now on every mail is taken, but whoever sends it hears that it was not; or they hear the truth again. */
  loseAnswers: (isLosing: boolean) => void;
  /** From now on the server answers this to every recipient, or takes them again. */
  refuseRecipients: (refusal: RecipientRefusal | null) => void;
  /** From now on no mail that is offered is answered, until what this returns is called. */
  hold: () => () => void;
  /** How often an address was refused. */
  addressesRefused: () => number;
  connections: () => number;
  close: () => Promise<void>;
}

/** Takes mail on loopback, as mail servers do. A silent one takes the connection and never says a word. */
export async function startMailServer({ isSilent = false } = {}): Promise<MailServer> {
  const mails: ReceivedMail[] = [];
  let offered = 0;
  let connections = 0;
  let isRefusing = false;
  let isLosingAnswers = false;
  let recipientRefusal: RecipientRefusal | null = null;
  let addressesRefused = 0;
  let held = Promise.resolve();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, accept) => {
      connections += 1;
      if (!isSilent) accept();
    },
    onRcptTo: (_address, _session, accept) => {
      if (!recipientRefusal) return accept();
      addressesRefused += 1;
      const { code, words } = recipientRefusal;
      accept(Object.assign(new Error(words), { responseCode: code }));
    },
    onData: (stream, _session, accept) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        offered += 1;
        if (isRefusing) return accept(new Error('Mailbox busy'));
        void held.then(() => {
          mails.push(readMail(Buffer.concat(chunks).toString('utf8')));
          accept(isLosingAnswers ? new Error('Connection lost') : null);
        });
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    offered: () => offered,
    refuse: (isNowRefusing) => {
      isRefusing = isNowRefusing;
    },
    loseAnswers: (isNowLosing) => {
      isLosingAnswers = isNowLosing;
    },
    refuseRecipients: (refusal) => {
      recipientRefusal = refusal;
    },
    addressesRefused: () => addressesRefused,
    hold: () => {
      let release = () => {};
      held = new Promise((resolve) => (release = resolve));
      return release;
    },
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A message of two forms, as this site sends them (RFC 2046, 5.1.4). */
function readMail(raw: string): ReceivedMail {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\r\\n[ \\t].*)*)`, 'im').exec(raw)?.[1]?.replace(/\r\n[ \t]/g, ' ') ?? '';
  const part = (type: string) => {
    const [head = '', ...body] = (
      raw.split(/\r\n--.*\r\n/).find((piece) => new RegExp(`^Content-Type: ${type}`, 'im').test(piece)) ?? ''
    ).split('\r\n\r\n');
    return /quoted-printable/i.test(head)
      ? fromQuotedPrintable(body.join('\r\n\r\n'))
      : body.join('\r\n\r\n');
  };
  return {
    raw,
    to: header('To'),
    subject: header('Subject'),
    text: part('text/plain').replaceAll('\r\n', '\n'),
    html: part('text/html'),
  };
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
