import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Settings } from "~/settings/settings.server";
import { authenticationError } from "../graphql/errors";
import type { SocialLoginInput } from "../graphql/resolvers.generated";
import { parseEmail } from "../shared/email-address";
import { logger } from "../shared/logger";

export type SocialSource = keyof Settings["social"];
type SocialClient = NonNullable<Settings["social"][SocialSource]>;

/** A person according to a social network. */
export interface NetworkPerson {
  source: SocialSource;
  /** The network's unique id of the person. */
  subject: string;
  /** Name by which the person recognizes the account. */
  name: string;
  firstname: string;
  lastname: string;
  /** Lower case; null when the network does not provide it. */
  email: string | null;
  /** True if the network has confirmed the address. */
  isEmailProven: boolean;
}

const REJECTED =
  "The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.";
const PATIENCE_MILLISECONDS = 10_000;
const MAX_TOKEN_LENGTH = 4096;
const MAX_NAME_LENGTH = 100;

const text = z.string().max(2000).optional().catch(undefined);
const personSchema = z.object({
  sub: text,
  id: z.union([z.string().max(255), z.number().transform(String)]).optional(),
  name: text,
  given_name: text,
  first_name: text,
  family_name: text,
  last_name: text,
  username: text,
  email: text,
  confirmed_email: text,
  email_verified: z.boolean().optional().catch(undefined),
});
/** X wraps its response. */
const responseSchema = z.union([
  z.object({ data: personSchema }).transform(({ data }) => data),
  personSchema,
]);

/**
 * Asks the network for the owner of an access token. The proof ensures that the token was issued to this store: one
 * issued to another site would otherwise open an account here, too.
 * @throws GraphQLError of category authentication, the same for any failure
 */
export async function askNetwork(
  { social }: Pick<Settings, "social">,
  { login_source, login_token_id, login_token_proof }: SocialLoginInput,
): Promise<NetworkPerson> {
  const source = isSource(login_source) ? login_source : null;
  const client = source && social[source];
  if (!client || login_token_id.length > MAX_TOKEN_LENGTH) throw authenticationError(REJECTED);
  if (!isProof(client, login_token_id, login_token_proof ?? "")) throw authenticationError(REJECTED);
  const person = await fetchPerson(client, login_token_id);
  const subject = person?.sub ?? person?.id;
  if (!person || !subject) throw authenticationError(REJECTED);
  const email = parseEmail(person.confirmed_email ?? person.email ?? "");
  return {
    source,
    subject,
    ...namesOf(person),
    email,
    isEmailProven: email !== null && (person.confirmed_email !== undefined || person.email_verified === true),
  };
}

/** True for the networks of /facebook and /twitter. */
export function isSource(text: string): text is SocialSource {
  return text === "facebook" || text === "twitter";
}

function isProof({ clientSecret }: SocialClient, token: string, proof: string): boolean {
  const right = Buffer.from(tokenProof(clientSecret, token));
  const shown = Buffer.from(proof);
  return shown.length === right.length && timingSafeEqual(shown, right);
}

/** HMAC-SHA256 in hex; Facebook calls it appsecret_proof. */
function tokenProof(clientSecret: string, token: string): string {
  return createHmac("sha256", clientSecret).update(token).digest("hex");
}

async function fetchPerson(client: SocialClient, token: string) {
  const address = new URL(client.userUrl);
  if (client.secretIn === "body")
    address.searchParams.set("appsecret_proof", tokenProof(client.clientSecret, token));
  try {
    const response = await fetch(address, {
      headers: { Authorization: `Bearer ${token}`, Accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
    });
    return response.ok ? responseSchema.parse(await response.json()) : null;
  } catch (error) {
    logger.warn({ code: error instanceof Error ? error.name : "unknown" }, "a social network did not answer");
    return null;
  }
}

function namesOf(person: z.infer<typeof personSchema>) {
  const whole = plain(person.name);
  const [first = "", ...others] = whole.split(" ");
  const firstname = plain(person.given_name ?? person.first_name) || first || plain(person.username);
  const lastname = plain(person.family_name ?? person.last_name) || others.join(" ");
  return { name: whole || [firstname, lastname].filter(Boolean).join(" "), firstname, lastname };
}

function plain(name: string | undefined): string {
  return (name ?? "")
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_NAME_LENGTH);
}
