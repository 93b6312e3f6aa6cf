/** Passkeys bring a person back who has lost every device. A challenge is signed, so any node can check it. */

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import { randomId } from '../ids.ts';
import { Refused } from '../refused.ts';
import type { PasskeyRow, People, PersonRow } from '../store/people.ts';
import type { Keyring } from '../tokens.ts';

const ANSWERED_WITHIN = 5 * 60_000;

/** The site that a passkey is for. */
export interface Site {
  /** The name of the host, without a port. */
  readonly host: string;
  readonly origin: string;
}

export interface PasskeySettings {
  readonly people: People;
  readonly keyring: Keyring;
  readonly now: () => number;
}

export class Passkeys {
  readonly #settings: PasskeySettings;

  constructor(settings: PasskeySettings) {
    this.#settings = settings;
  }

  async registration(person: PersonRow, site: Site): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const known = await this.#settings.people.passkeys(person.id);
    return generateRegistrationOptions({
      rpName: 'Fathom',
      rpID: site.host,
      userName: person.name,
      userID: new TextEncoder().encode(person.id),
      challenge: this.#challenge(`new ${person.id}`),
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
  }

  async register(
    person: PersonRow,
    site: Site,
    response: RegistrationResponseJSON,
    label: string,
  ): Promise<void> {
    const { registrationInfo } = await refusing(() =>
      verifyRegistrationResponse({
        response,
        expectedChallenge: challenge => this.#isOurs(challenge, `new ${person.id}`),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
      }),
    );
    if (!registrationInfo) throw new Refused('bad_passkey');
    const { id, publicKey, counter } = registrationInfo.credential;
    const { people, now } = this.#settings;
    if (await people.passkey(id)) throw new Refused('bad_passkey');
    const key = isoBase64URL.fromBuffer(publicKey);
    await people.addPasskey({ id, person: person.id, label, key, counter, created: now() });
  }

  async request(site: Site): Promise<PublicKeyCredentialRequestOptionsJSON> {
    return generateAuthenticationOptions({
      rpID: site.host,
      challenge: this.#challenge('back'),
      userVerification: 'preferred',
    });
  }

  /** Whose passkey it is. */
  async person(site: Site, response: AuthenticationResponseJSON): Promise<string> {
    // Nobody has looked at what a browser sends but this.
    if (typeof response.id !== 'string') throw new Refused('bad_passkey');
    const passkey = await this.#settings.people.passkey(response.id);
    if (!passkey) throw new Refused('bad_passkey');
    const { verified, authenticationInfo } = await refusing(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge => this.#isOurs(challenge, 'back'),
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: false,
        credential: credentialOf(passkey),
      }),
    );
    if (!verified) throw new Refused('bad_passkey');
    await this.#settings.people.usedPasskey(passkey.id, authenticationInfo.newCounter);
    return passkey.person;
  }

  #challenge(purpose: string): string {
    return this.#settings.keyring.sign(`passkey ${purpose}`, randomId(16));
  }

  #isOurs(challenge: string, purpose: string): boolean {
    const token = isoBase64URL.toUTF8String(challenge);
    const ticket = this.#settings.keyring.check(`passkey ${purpose}`, token);
    return ticket !== undefined && this.#settings.now() - ticket.issued < ANSWERED_WITHIN;
  }
}

function credentialOf({ id, key, counter }: PasskeyRow) {
  return { id, publicKey: isoBase64URL.toBuffer(key), counter };
}

/** Whatever is wrong with what a browser sends, it is not the passkey. */
async function refusing<T>(check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch {
    throw new Refused('bad_passkey');
  }
}
