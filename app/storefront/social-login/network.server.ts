import { createHmac } from "node:crypto";
import {
  allowInsecureRequests,
  authorizationCodeGrantRequest,
  type ClientAuth,
  ClientSecretPost,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomState,
  processAuthorizationCodeResponse,
  validateAuthResponse,
} from "oauth4webapi";
import { currentSettings, type Settings } from "~/settings/settings.server";
import type { SocialSource } from "./networks";

/** OAuth 2 with a social network: the authorization code grant with state and PKCE (RFC 6749, 7636, 9700). */

const PATIENCE_MILLISECONDS = 10_000;

type Client = NonNullable<Settings["social"][SocialSource]>;

/** Secrets of one login attempt, kept in the browser that started it. */
export interface Departure {
  state: string;
  verifier: string;
}

/** @throws Response 404 when the network is not set up */
export function clientOf(source: SocialSource): Client {
  const client = currentSettings().social[source];
  if (!client) throw new Response("Page Not Found", { status: 404 });
  return client;
}

/** Returns the network's authorization page, and what the browser has to keep until the callback. */
export async function departFor(source: SocialSource): Promise<Departure & { address: string }> {
  const client = clientOf(source);
  const departure = { state: generateRandomState(), verifier: generateRandomCodeVerifier() };
  const address = new URL(client.authorizeUrl);
  const parameters = {
    response_type: "code",
    client_id: client.clientId,
    redirect_uri: addressToComeBackTo(source),
    scope: client.scope,
    state: departure.state,
    code_challenge: await calculatePKCECodeChallenge(departure.verifier),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return { ...departure, address: address.href };
}

/**
 * Exchanges the callback's code for an access token.
 * @throws Error when the state does not match, the person declined, or the network issues no token for the code
 */
export async function tokenFor(
  source: SocialSource,
  returned: URLSearchParams,
  { state, verifier }: Departure,
): Promise<string> {
  const client = clientOf(source);
  const server = { issuer: new URL(client.authorizeUrl).origin, token_endpoint: client.tokenUrl };
  const shop = { client_id: client.clientId };
  const parameters = validateAuthResponse(server, shop, returned, state);
  const response = await authorizationCodeGrantRequest(
    server,
    shop,
    secretOf(client),
    parameters,
    addressToComeBackTo(source),
    verifier,
    {
      signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
      [allowInsecureRequests]: client.tokenUrl.startsWith("http:"),
    },
  );
  const { access_token } = await processAuthorizationCodeResponse(server, shop, response);
  return access_token;
}

/** Proves to the provider that the network issued this token to the shop, since the proof needs the shop's secret. */
export function proofOf(source: SocialSource, token: string): string {
  return createHmac("sha256", clientOf(source).clientSecret).update(token).digest("hex");
}

function secretOf({ secretIn, clientSecret }: Client): ClientAuth {
  return secretIn === "header" ? secretInHeader(clientSecret) : ClientSecretPost(clientSecret);
}

/** HTTP Basic. The library's own implementation also encodes hyphens, which networks do not decode. */
function secretInHeader(clientSecret: string): ClientAuth {
  return (_server, { client_id }, _body, headers) => {
    const pair = `${encodeURIComponent(client_id)}:${encodeURIComponent(clientSecret)}`;
    headers.set("Authorization", `Basic ${Buffer.from(pair).toString("base64")}`);
  };
}

function addressToComeBackTo(source: SocialSource): string {
  return `${currentSettings().publicUrl}/${source}`;
}
