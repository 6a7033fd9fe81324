import { randomBytes } from "node:crypto";
import type { Cookie } from "@remix-run/node";
import { DEADLINE_HEADER } from "~/request-deadline.server";
import { antiForgeryToken } from "./anti-forgery.server";
import { sendUnderstood } from "./capabilities.server";
import { withConfiguration } from "./configuration-by-caching.server";
import type { ProviderDocument } from "./contract/documents.generated";
import {
  antiForgeryCookie,
  cartIdCookie,
  customerIdCookie,
  customerTokenCookie,
  deviceCookie,
  priceCache699Cookie,
  priceCacheCookie,
  readHeaderCookie,
  setCookie,
  shippingMethodTitleCookie,
  toolDataCookie,
  wasSent,
} from "./cookies.server";
import { decideErrors, UNKNOWN_ERROR } from "./error-catalog";
import { failedResponse } from "./failed-response";
import { providerAddress, providerFetch, providerStream } from "./host.server";
import { logFailedPage, notResponded } from "./no-response.server";
import { isPartialResponse } from "./partial-data";
import { readPreviewToken } from "./preview-cookie.server";
import { priceCodeCookie } from "./price-code-cookies.server";
import type { GraphqlError } from "./provider-failure";
import { providerStore } from "./provider-store.server";
import { sendTogether } from "./send-together.server";
import { isSupported } from "./supports.server";

/** Specification §3 "Response wrapper". */
export type Result<Data> =
  | { status: true; message: string; data: Data; error: null }
  | {
      status: false;
      message: string;
      data: null;
      /**
       * "unavailable": there is no readable response. "outage": the provider reports a temporary failure.
       * "unsupported": the host understands nothing of the document. These have no message.
       */
      error: "input" | "cart-gone" | "logged-out" | "unavailable" | "outage" | "unsupported";
      /** The input concerned, if the provider names it. */
      field?: string;
    };

export type FailedResponse = Extract<Result<unknown>, { status: false }>;

interface AttemptOptions {
  /** The form's captcha response (session/captcha-response.server.ts). */
  captcha?: string;
}

/** The provider for one request and its shopper. `headers()` returns the cookies to set. */
export interface Provider {
  readonly cartId: string | null;
  readonly isLoggedIn: boolean;
  /** True if the visitor may have designs and photos: they are signed in, or have a design owner token. */
  readonly mayOwnDesigns: boolean;
  /**
   * True if the provider supports any part of the document; a plain Magento lacks the extension. Parts that a remote
   * host does not support are missing in its responses.
   */
  supports<Data, Variables>(document: ProviderDocument<Data, Variables>): Promise<boolean>;
  /**
   * Runs an operation that is expected to succeed.
   * @throws Response 503 when the provider is temporarily unavailable, 502 when it rejects it, 404 when it understands
   * nothing of the document
   */
  request<Data, Variables>(document: ProviderDocument<Data, Variables>, variables: Variables): Promise<Data>;
  /**
   * Runs a query for something that may not exist or not be the shopper's; null then.
   * @throws Response 503 when the provider is temporarily unavailable
   */
  find<Data, Variables>(
    document: ProviderDocument<Data, Variables>,
    variables: Variables,
  ): Promise<Data | null>;
  /** Runs an operation whose failure is returned, to be shown to the shopper. */
  attempt<Data, Variables>(
    document: ProviderDocument<Data, Variables>,
    variables: Variables,
    options?: AttemptOptions,
  ): Promise<Result<Data>>;
  /** A REST call, such as `restPath("photos")`, with the shopper's identity; 503 when the provider does not respond. */
  rest(path: string, init?: RequestInit): Promise<Response>;
  /** The same, streamed, for a file of any length. */
  file(path: string, init?: RequestInit): Promise<Response>;
  /**
   * Sets the cart cookie, or with null clears it together with the shipping method chosen for that cart. Also affects
   * subsequent calls.
   */
  keepCart(cartId: string | null): void;
  keepLogin(customerToken: string | null): void;
  /** Sets the cookie of a price code, or clears all of them. */
  keepPriceCode(priceCode: string | null): void;
  keepCookie(cookie: Cookie, value: string | null): void;
  /** Gives the visitor a design owner token if necessary. Actions call it before the first save. */
  ensureDesignOwner(): void;
  /** Gives the browser a device token if necessary. Actions call it before signing in. */
  ensureDevice(): void;
  /** Adds Set-Cookie headers for all changed cookies to `init`. */
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

/** Opens the provider for the shopper of this request. */
export async function openProvider(request: Request): Promise<Provider> {
  const sent = await Promise.all(ID_COOKIES.map((cookie) => readHeaderCookie(request, cookie)));
  const [sentToken, sentCart, sentPriceCode, sentPriceCode699, sentOwner, sentDevice] = sent;
  let customerToken = sentToken;
  let cartId = sentCart !== null && CART_ID.test(sentCart) ? sentCart : null;
  const priceCodes = new Map([
    [priceCacheCookie, sentPriceCode],
    [priceCache699Cookie, sentPriceCode699],
  ]);
  const previewToken = await readPreviewToken(request);
  let designOwner = sentOwner;
  let device = sentDevice;
  const forwardedFor = request.headers.get("X-Forwarded-For");
  const requestId = request.headers.get("X-Request-Id");
  const deadline = request.headers.get(DEADLINE_HEADER);
  const userAgent = request.headers.get("User-Agent");
  const changes = new Map<Cookie, string | null>();

  for (const [index, value] of sent.with(ID_COOKIES.indexOf(cartIdCookie), cartId).entries()) {
    if (value === null && wasSent(request, ID_COOKIES[index])) changes.set(ID_COOKIES[index], null);
  }

  function identity(): Record<string, string> {
    return {
      Accept: "application/json",
      Store: providerStore(),
      ...(customerToken && { Authorization: `Bearer ${customerToken}` }),
      ...headerOf("priceCache", priceCodes.get(priceCacheCookie)),
      ...headerOf("priceCache699", priceCodes.get(priceCache699Cookie)),
      ...headerOf("Preview-Version", previewToken),
      ...(designOwner && { designOwner }),
      ...(device && { deviceToken: device }),
      ...(userAgent && { "User-Agent": userAgent }),
      ...(forwardedFor && { "X-Forwarded-For": forwardedFor }),
      ...(requestId && { "X-Request-Id": requestId }),
      ...(deadline && { [DEADLINE_HEADER]: deadline }),
    };
  }

  function asShopper(init: RequestInit): RequestInit {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(identity())) if (!headers.has(name)) headers.set(name, value);
    return { ...init, headers };
  }

  /** Specification §4 "Cart": losing a cart also clears the price code, but keeps the login. */
  function deleteCart(): void {
    provider.keepCart(null);
    provider.keepPriceCode(null);
  }

  function clearLogin(): void {
    provider.keepLogin(null);
    provider.keepCart(null);
  }

  /** Returns the response and the decision on all its errors. */
  async function ask<Data, Variables>(
    document: ProviderDocument<Data, Variables>,
    variables: Variables,
    { captcha }: AttemptOptions = {},
  ): Promise<{ response: Result<Data>; errors: readonly GraphqlError[] }> {
    const sentBearer = customerToken !== null;
    const headers = { ...identity(), ...headerOf("X-ReCaptcha", captcha) };
    const sent = await withConfiguration(
      document,
      await sendUnderstood(document, (part) => sendTogether(part, variables as object, headers)),
    );
    if (!sent) {
      return { response: { status: false, message: "", data: null, error: "unsupported" }, errors: [] };
    }
    const { data, errors, failure } = sent;
    const decision = errors.length > 0 ? decideErrors(errors, { document, sentBearer }) : failure;
    if (decision.clearsCart) deleteCart();
    else if (decision.logsOut) clearLogin();
    else if (data && isPartialResponse(data, errors)) {
      return { response: { status: true, message: "", data: data as Data, error: null }, errors };
    }
    const { message, error, field } = decision;
    return { response: { status: false, message, data: null, error, field }, errors };
  }

  async function failedPage(response: FailedResponse, errors: readonly GraphqlError[]): Promise<Response> {
    logFailedPage(requestId, errors, response.error);
    return failedResponse(response.error, response.message || UNKNOWN_ERROR, await provider.headers());
  }

  const provider: Provider = {
    get cartId() {
      return cartId;
    },
    get mayOwnDesigns() {
      return Boolean(customerToken ?? designOwner);
    },
    get isLoggedIn() {
      return customerToken !== null;
    },
    async attempt(document, variables, options) {
      return (await ask(document, variables, options)).response;
    },
    supports: isSupported,
    async request(document, variables) {
      const { response, errors } = await ask(document, variables);
      if (response.status) return response.data;
      if (response.error === "unsupported") throw new Response("Not found", { status: 404 });
      throw await failedPage(response, errors);
    },
    async find(document, variables) {
      const { response, errors } = await ask(document, variables);
      if (response.error === "unavailable" || response.error === "outage")
        throw await failedPage(response, errors);
      return response.data;
    },
    rest(path, init = {}) {
      return providerFetch(`${providerAddress()}${path}`, asShopper(init)).catch(notResponded);
    },
    file(path, init = {}) {
      return providerStream(`${providerAddress()}${path}`, asShopper(init)).catch(notResponded);
    },
    keepCart(value) {
      cartId = value;
      changes.set(cartIdCookie, value);
      const isDeletionQueued = changes.get(shippingMethodTitleCookie) === null;
      if (value !== null && isDeletionQueued) changes.delete(shippingMethodTitleCookie);
      if (value === null && wasSent(request, shippingMethodTitleCookie))
        changes.set(shippingMethodTitleCookie, null);
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
      if (changes.has(customerTokenCookie) || changes.has(toolDataCookie)) {
        const identity = customerToken ?? designOwner;
        changes.set(antiForgeryCookie, identity && antiForgeryToken(identity));
      }
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
