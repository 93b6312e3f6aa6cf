/** An authenticator in software: makes passkeys and signs with them as a browser would send it. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const PRESENT = 0x01;
const HAS_KEY = 0x40;

interface Site {
  readonly origin: string;
  readonly host: string;
}

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };

  constructor() {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  /** The answer to the options of a registration. */
  create(challenge: string, { origin, host }: Site): object {
    const length = Buffer.from([0, this.id.length]);
    const attested = Buffer.concat([Buffer.alloc(16), length, this.id, this.#publicKey()]);
    const data = Buffer.concat([head(host, PRESENT | HAS_KEY), attested]);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      text('fmt'),
      text('none'),
      text('attStmt'),
      Buffer.from([0xa0]),
      text('authData'),
      bytes(data),
    ]);
    return this.#credential({
      clientDataJSON: base64(clientData('webauthn.create', challenge, origin)),
      attestationObject: base64(attestation),
    });
  }

  /** The answer to the options of a return. */
  get(challenge: string, { origin, host }: Site): object {
    const client = clientData('webauthn.get', challenge, origin);
    const data = head(host, PRESENT);
    const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
    return this.#credential({
      clientDataJSON: base64(client),
      authenticatorData: base64(data),
      signature: base64(sign('sha256', signed, this.#keys.privateKey)),
    });
  }

  #credential(response: object): object {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  /** COSE: an elliptic curve key for ES256. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const coordinate = (value: string) => bytes(Buffer.from(value, 'base64url'));
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      coordinate(x),
      Buffer.from([0x22]),
      coordinate(y),
    ]);
  }
}

function head(host: string, flags: number): Buffer {
  return Buffer.concat([createHash('sha256').update(host).digest(), Buffer.from([flags, 0, 0, 0, 0])]);
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function base64(buffer: Buffer): string {
  return buffer.toString('base64url');
}

/** CBOR: a short text, and up to 255 bytes. */
function text(value: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)]);
}

function bytes(value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, value.length]), value]);
}
