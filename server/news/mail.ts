/** Mail, over whichever SMTP server the host has named. One mail for everything that is due, never more than one an hour. */
import { createTransport, type Transporter } from 'nodemailer';
import { type Delivery, type Letter, SENT } from './letter.ts';
import { fill, type NewsLang, WORDS } from './words.ts';

export interface MailSettings {
  /** Such as `smtps://user:password@mail.example.org`. */
  readonly smtp: string;
  readonly from: string;
  /** Where this server is, for links. */
  readonly base: string;
}

/** For each step of a delivery; all of them together take less time than a message is held. */
const PATIENCE = 10_000;

/** What a person is told at once. */
export interface Post {
  /** The same for the same mail, so that whoever gets it twice can tell. */
  readonly id: string;
  readonly letters: readonly Letter[];
  /** The token that ends the mails. */
  readonly stop: string;
}

interface Written {
  readonly id: string;
  readonly subject: string;
  readonly text: string;
  readonly stop: string;
  /** Ids of the messages that are in it. */
  readonly told?: readonly string[];
}

export class MailSender {
  readonly #transport: Transporter;
  readonly #settings: MailSettings;

  constructor(settings: MailSettings) {
    this.#settings = settings;
    this.#transport = createTransport({
      url: settings.smtp,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      dnsTimeout: PATIENCE,
    });
  }

  send(to: string, { id, letters, stop }: Post): Promise<Delivery> {
    const [first] = letters;
    const words = WORDS[first.lang];
    const { base } = this.#settings;
    const lines = letters.flatMap(({ title, text, path }) => [title, text, `${base}${path}`, '']);
    return this.#mail(to, {
      id,
      subject: letters.length === 1 ? first.title : fill(words.several, { count: letters.length }),
      text: [...lines, words.stop, this.#stopAddress(stop)].join('\n'),
      stop,
      told: letters.map(letter => letter.id),
    });
  }

  confirm(to: string, lang: NewsLang, token: string, id: string): Promise<Delivery> {
    const { confirm, confirmText } = WORDS[lang];
    const text = [confirmText, '', `${this.#settings.base}/api/news/confirm/${token}`].join('\n');
    return this.#mail(to, { id, subject: confirm, text, stop: token });
  }

  close(): void {
    this.#transport.close();
  }

  async #mail(to: string, { id, subject, text, stop, told = [] }: Written): Promise<Delivery> {
    const { from, base } = this.#settings;
    try {
      await this.#transport.sendMail({
        from,
        to,
        subject,
        text,
        // The same message again is the same mail.
        messageId: `<${id.replace(/[^\w.-]/g, '.')}@${new URL(base).hostname}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          ...(told.length > 0 && { 'Fathom-Messages': told.join(' ') }),
          'List-Unsubscribe': `<${this.#stopAddress(stop)}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      });
      return SENT;
    } catch (error) {
      return refusal(error);
    }
  }

  #stopAddress(token: string): string {
    return `${this.#settings.base}/api/news/stop/${token}`;
  }
}

/** What a mail server refuses for good (5xx) is not sent again. */
function refusal(error: unknown): Delivery {
  const code = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const command = error instanceof Error && 'command' in error ? String(error.command) : '';
  const isFinal = code >= 500 && /RCPT|DATA/.test(command);
  return isFinal
    ? { outcome: 'gone', trouble: `The mail server refused the address (${code}).` }
    : { outcome: 'failed', trouble: 'The mail server did not take the message.' };
}
