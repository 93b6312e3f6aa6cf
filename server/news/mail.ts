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

const PATIENCE = 20_000;

export class MailSender {
  readonly #transport: Transporter;
  readonly #settings: MailSettings;

  constructor(settings: MailSettings) {
    this.#settings = settings;
    this.#transport = createTransport(settings.smtp, {
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
    } as object);
  }

  /** `stop` is the token that ends the mails. */
  send(to: string, letters: readonly Letter[], stop: string): Promise<Delivery> {
    const [first] = letters;
    const words = WORDS[first.lang];
    const { base } = this.#settings;
    const lines = letters.flatMap(({ title, text, path }) => [title, text, `${base}${path}`, '']);
    return this.#mail(to, {
      id: first.id,
      subject: letters.length === 1 ? first.title : fill(words.several, { count: letters.length }),
      text: [...lines, words.stop, this.#stopAddress(stop)].join('\n'),
      stop,
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

  async #mail(
    to: string,
    { id, subject, text, stop }: { id: string; subject: string; text: string; stop: string },
  ): Promise<Delivery> {
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
