import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { type Kysely, sql } from 'kysely';
import { notFound, Refusal } from '../failure.ts';
import { newId } from '../ids.ts';
import type { Database, PersonRow } from '../store/schema.ts';

const MINUTES = 5;
const TRANSPORTS: readonly AuthenticatorTransport[] = ['ble', 'hybrid', 'internal', 'nfc', 'usb'];
const transportsOf = (transports: readonly string[]): AuthenticatorTransport[] => [...transports] as AuthenticatorTransport[];

/** Passkeys. A ceremony is begun, answered by the device within minutes, and good for one try. */
export class Passkeys {
  private readonly db: Kysely<Database>;

  constructor(db: Kysely<Database>) {
    this.db = db;
  }

  private async remember(challenge: string, person: string | null, name: string | null): Promise<string> {
    const id = newId();
    await this.db
      .insertInto('ceremonies')
      .values({ id, challenge, person, name, expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})` })
      .execute();
    await this.db.deleteFrom('ceremonies').where('expires_at', '<', sql<Date>`now()`).execute();
    return id;
  }

  private async recall(ceremony: string, person: string | null): Promise<{ challenge: string; name: string | null }> {
    const found = await this.db
      .deleteFrom('ceremonies')
      .where('id', '=', ceremony)
      .where('expires_at', '>', sql<Date>`now()`)
      .where((eb) => (person === null ? eb('person', 'is', null) : eb('person', '=', person)))
      .returning(['challenge', 'name'])
      .executeTakeFirst();
    if (found === undefined) throw new Refusal('passkey-refused', 'this took too long, or was answered before: begin again');
    return found;
  }

  async beginRegistration(
    person: PersonRow,
    name: string,
    origin: string,
  ): Promise<{ ceremony: string; options: Awaited<ReturnType<typeof generateRegistrationOptions>> }> {
    const known = await this.db.selectFrom('passkeys').select(['credential', 'transports']).where('person', '=', person.id).execute();
    const options = await generateRegistrationOptions({
      rpName: 'Pantheon',
      rpID: new URL(origin).hostname,
      userName: person.login === null ? name : person.name,
      userID: new TextEncoder().encode(person.id),
      attestationType: 'none',
      excludeCredentials: known.map(({ credential, transports }) => ({ id: credential, transports: transportsOf(transports) })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    return { ceremony: await this.remember(options.challenge, person.id, name), options };
  }

  /** Adds the passkey; returns the name that was given when the ceremony began. */
  async finishRegistration(person: PersonRow, ceremony: string, response: RegistrationResponseJSON, origin: string): Promise<string> {
    const { challenge, name } = await this.recall(ceremony, person.id);
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
    }).catch(refused);
    if (!verified || registrationInfo === undefined) throw new Refusal('passkey-refused', 'the passkey could not be verified');
    await this.keep(person.id, registrationInfo.credential, name ?? person.name);
    return name ?? person.name;
  }

  // The device names its key itself, and how it can be reached: it may say anything, also the name of somebody else's key.
  private async keep(person: string, { id, publicKey, counter, transports }: WebAuthnCredential, name: string): Promise<void> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('passkeys')
      .values({
        id: newId(),
        person,
        credential: id,
        public_key: Buffer.from(publicKey),
        counter,
        transports: TRANSPORTS.filter((one) => Array.isArray(transports) && transports.includes(one)),
        name,
      })
      .onConflict((oc) => oc.column('credential').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw new Refusal('passkey-refused', 'this passkey is known here already');
  }

  async beginLogin(origin: string): Promise<{ ceremony: string; options: Awaited<ReturnType<typeof generateAuthenticationOptions>> }> {
    const options = await generateAuthenticationOptions({ rpID: new URL(origin).hostname, userVerification: 'preferred' });
    return { ceremony: await this.remember(options.challenge, null, null), options };
  }

  /** Whoever the passkey belongs to. */
  async finishLogin(ceremony: string, response: AuthenticationResponseJSON, origin: string): Promise<PersonRow> {
    const { challenge } = await this.recall(ceremony, null);
    const id = typeof response?.id === 'string' ? response.id : '';
    const passkey = await this.db.selectFrom('passkeys').selectAll().where('credential', '=', id).executeTakeFirst();
    if (passkey === undefined) throw new Refusal('passkey-refused', 'this passkey is not known here');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: new URL(origin).hostname,
      requireUserVerification: false,
      credential: {
        id: passkey.credential,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: transportsOf(passkey.transports),
      },
    }).catch(refused);
    if (!verified) throw new Refusal('passkey-refused', 'the passkey could not be verified');
    await this.db.updateTable('passkeys').set({ counter: authenticationInfo.newCounter }).where('id', '=', passkey.id).execute();
    return this.db.selectFrom('people').selectAll().where('id', '=', passkey.person).executeTakeFirstOrThrow();
  }

  /** Removes a passkey, unless it is the only way in. */
  async remove(person: PersonRow, id: string): Promise<void> {
    const known = await this.db.selectFrom('passkeys').select('id').where('person', '=', person.id).execute();
    if (!known.some((passkey) => passkey.id === id)) throw notFound();
    if (known.length === 1 && person.password === null)
      throw new Refusal('forbidden', 'this is your only way to sign in: set a password first');
    await this.db.deleteFrom('passkeys').where('id', '=', id).execute();
  }
}

const refused = (error: unknown): never => {
  throw new Refusal('passkey-refused', error instanceof Error ? error.message : 'the passkey could not be verified');
};
