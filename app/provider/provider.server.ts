import { randomBytes } from "node:crypto";
import type { Cookie } from "@remix-run/node";
import { ClientError, GraphQLClient } from "graphql-request";
import { currentSettings } from "~/settings.server";
import { isUnderstood, sendUnderstood } from "./capabilities.server";
import type { ProviderDocument } from "./contract/documents.generated";
import {
  cartIdCookie,
  customerIdCookie,
  customerTokenCookie,
  deviceCookie,
  priceCache699Cookie,
  priceCacheCookie,
  readCookie,
  setCookie,
  toolDataCookie,
  wasSent,
} from "./cookies.server";
import { decideErrors, type GraphqlError, NO_RESPONSE, UNKNOWN_ERROR } from "./error-catalogue";
import { providerAddress, providerFetch } from "./host.server";
import { decideHttpFailure, type HttpFailure, unreadableAnswer } from "./http-failure";
import { priceCodeCookie } from "./price-code-cookies.server";
import { onStaticHost } from "./static-host";

/** Specification §3 "Response wrapper". */
export type Answer<Data> =
  | { status: true; message: string; data: Data; error: null }
  | {
      status: false;
      message: string;
      data: null;
      /** "unsupported": the host understands nothing of the document. There is nothing to show then. */
      error: "input" | "cart-gone" | "logged-out" | "unavailable" | "unsupported";
      /** The input that the message is about, when the provider names it. */
      field?: string;
    };

/** The provider as one request's shopper may use it. Cookies to set are in `headers()`. */
export interface Provider {
  readonly cartId: string | null;
  readonly isLoggedIn: boolean;
  /**
   * Whether the provider knows anything of what the document asks for; a plain Magento lacks the extension. What a remote
   * host does not know is missing in its answers.
   */
  supports<Data, Variables>(document: ProviderDocument<Data, Variables>): Promise<boolean>;
  /**
   * Runs an operation whose failure is not expected.
   * @throws Response 502 when the provider cannot answer, 404 when it understands nothing of the document
   */
  request<Data, Variables>(document: ProviderDocument<Data, Variables>, variables: Variables): Promise<Data>;
  /** Runs an operation whose failure is shown to the shopper. */
  attempt<Data, Variables>(
    document: ProviderDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Answer<Data>>;
  /** A REST call, such as /rest/mpc/V1/photos, with the shopper's identity. */
  rest(path: string, init?: RequestInit): Promise<Response>;
  /** Keeps or, with null, forgets. Takes effect for the calls that follow, too. */
  keepCart(cartId: string | null): void;
  keepLogin(customerToken: string | null): void;
  /** Keeps a code in the cookie that it belongs in, or forgets all. */
  keepPriceCode(priceCode: string | null): void;
  keepCookie(cookie: Cookie, value: string | null): void;
  /** Gives the visitor a design owner token unless there is one. Actions call it before the first save. */
  ensureDesignOwner(): void;
  /** Gives the browser a device token unless there is one. Actions call it before they log in. */
  ensureDevice(): void;
  /** Set-Cookie headers for all that was kept or forgotten, added to `init`. */
  headers(init?: HeadersInit): Promise<Headers>;
}

const ID_COOKIES = [
  customerTokenCookie,
  cartIdCookie,
  priceCacheCookie,
  priceCache699Cookie,
  toolDataCookie,
  deviceCookie,
];
const CART_ID = /^[A-Za-z0-9]{32}$/;

const graphql = new GraphQLClient(`${providerAddress()}/graphql`, {
  fetch: providerFetch,
  errorPolicy: "all",
  excludeOperationName: true,
  jsonSerializer: { stringify: JSON.stringify, parse: parseWhole },
});

/** Opens the provider for the shopper who sent this request. */
export async function openProvider(request: Request): Promise<Provider> {
  const sent = await Promise.all(ID_COOKIES.map((cookie) => readCookie(request, cookie)));
  const [sentToken, sentCart, sentPriceCode, sentPriceCode699, sentOwner, sentDevice] = sent;
  let customerToken = sentToken;
  let cartId = sentCart !== null && CART_ID.test(sentCart) ? sentCart : null;
  const priceCodes = new Map([
    [priceCacheCookie, sentPriceCode],
    [priceCache699Cookie, sentPriceCode699],
  ]);
  let designOwner = sentOwner;
  let device = sentDevice;
  const cameFrom = request.headers.get("X-Forwarded-For");
  const userAgent = request.headers.get("User-Agent");
  const changes = new Map<Cookie, string | null>();

  for (const [index, value] of sent.with(ID_COOKIES.indexOf(cartIdCookie), cartId).entries()) {
    if (value === null && wasSent(request, ID_COOKIES[index])) changes.set(ID_COOKIES[index], null);
  }

  function identity(): Record<string, string> {
    return {
      Accept: "application/json",
      Store: currentSettings().brand,
      ...(customerToken && { Authorization: `Bearer ${customerToken}` }),
      ...headerOf("priceCache", priceCodes.get(priceCacheCookie)),
      ...headerOf("priceCache699", priceCodes.get(priceCache699Cookie)),
      ...(designOwner && { designOwner }),
      ...(device && { deviceToken: device }),
      ...(userAgent && { "User-Agent": userAgent }),
      ...(cameFrom && { "X-Forwarded-For": cameFrom }),
    };
  }

  /** Specification §4 "Cart": a cart that is gone takes the price code along, and leaves the login. */
  function forgetCart(): void {
    provider.keepCart(null);
    provider.keepPriceCode(null);
  }

  async function attempt<Data, Variables>(
    document: ProviderDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Answer<Data>> {
    const sentBearer = customerToken !== null;
    const answer = await sendUnderstood(document, (part) => send(part, variables as object, identity()));
    if (!answer) return { status: false, message: "", data: null, error: "unsupported" };
    if (answer.errors.length === 0 && answer.data) {
      return { status: true, message: "", data: answer.data as Data, error: null };
    }
    if (answer.errors.length === 0) {
      const { message, error } = answer.failure;
      if (error === "cart-gone") forgetCart();
      return { status: false, message, data: null, error };
    }
    const decision = decideErrors(answer.errors, sentBearer);
    if (decision.clearsCart) {
      forgetCart();
      return { status: false, message: decision.message, data: null, error: "cart-gone" };
    }
    if (decision.logsOut) {
      provider.keepLogin(null);
      provider.keepCart(null);
      return { status: false, message: decision.message, data: null, error: "logged-out" };
    }
    return { status: false, message: decision.message, data: null, error: "input", field: decision.field };
  }

  const provider: Provider = {
    get cartId() {
      return cartId;
    },
    get isLoggedIn() {
      return customerToken !== null;
    },
    attempt,
    supports(document) {
      return isUnderstood(document, async (probe) => {
        const { errors, data } = await send(probe, {}, identity());
        return errors.length > 0 || data ? errors : null;
      });
    },
    async request(document, variables) {
      const answer = await attempt(document, variables);
      if (answer.status) return answer.data;
      if (answer.error === "unsupported") throw new Response("Not found", { status: 404 });
      throw new Response(answer.message || UNKNOWN_ERROR, { status: 502 });
    },
    rest(path, init = {}) {
      const headers = new Headers(init.headers);
      for (const [name, value] of Object.entries(identity()))
        if (!headers.has(name)) headers.set(name, value);
      return providerFetch(`${providerAddress()}${path}`, { ...init, headers });
    },
    keepCart(value) {
      cartId = value;
      changes.set(cartIdCookie, value);
    },
    keepLogin(value) {
      customerToken = value;
      changes.set(customerTokenCookie, value);
      if (value === null) changes.set(customerIdCookie, null);
    },
    keepPriceCode(value) {
      if (value !== null) {
        priceCodes.set(priceCodeCookie(value), value);
        changes.set(priceCodeCookie(value), value);
        return;
      }
      changes.set(priceCacheCookie, null);
      if (sentPriceCode699 !== null) changes.set(priceCache699Cookie, null);
      priceCodes.clear();
    },
    keepCookie(cookie, value) {
      changes.set(cookie, value);
    },
    ensureDesignOwner() {
      if (designOwner) return;
      designOwner = randomBytes(24).toString("base64url");
      changes.set(toolDataCookie, designOwner);
    },
    ensureDevice() {
      if (device) return;
      device = randomBytes(24).toString("base64url");
      changes.set(deviceCookie, device);
    },
    async headers(init) {
      const headers = new Headers(init);
      for (const [cookie, value] of changes)
        headers.append("Set-Cookie", await setCookie(request, cookie, value));
      return headers;
    },
  };
  return provider;
}

function headerOf(name: string, value: string | null | undefined): Record<string, string> {
  return value ? { [name]: value } : {};
}

interface RawAnswer {
  data: unknown;
  errors: GraphqlError[];
  /** What is to be said when there are neither data nor errors. */
  failure: HttpFailure;
}

/** Some hosts answer errors with 401 or 403 and the same body: the body is read first, whatever the status. */
async function send(
  document: string,
  variables: object,
  headers: Record<string, string>,
): Promise<RawAnswer> {
  try {
    const { data, errors } = await graphql.rawRequest(
      document,
      variables as Record<string, unknown>,
      headers,
    );
    return { data: withPictures(data), errors: (errors ?? []) as GraphqlError[], failure: NOTHING_SAID };
  } catch (error) {
    if (!(error instanceof ClientError)) return { data: null, errors: [], failure: failureOf(error) };
    const { errors, status, body } = error.response;
    return { data: null, errors: errors ?? [], failure: decideHttpFailure(status, String(body ?? "")) };
  }
}

const NOTHING_SAID: HttpFailure = { message: UNKNOWN_ERROR, error: "unavailable" };

/** Of an answer that could not be read, which its error then repeats, or of none at all. */
function failureOf(error: unknown): HttpFailure {
  const said = error instanceof Error ? error.message : "";
  const isUnreadable = error instanceof SyntaxError || said.startsWith("Invalid execution result");
  return { message: isUnreadable ? unreadableAnswer(said) : NO_RESPONSE, error: "unavailable" };
}

/** @throws SyntaxError that repeats the whole text */
function parseWhole(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new SyntaxError(text);
  }
}

/** Pictures are fetched from the static host when there is one. */
function withPictures(data: unknown): unknown {
  const { staticHost, providerUrl, publicUrl } = currentSettings();
  if (!staticHost) return data;
  return onStaticHost(data, { api: new URL(providerUrl ?? publicUrl).origin, static: staticHost });
}
