import {
  type GraphqlError,
  ofErrors,
  ofHttpResponse,
  ofNoResponse,
  type ProviderFailure,
} from "./provider-failure";

/**
 * The error catalog: specification §8, in the precedence of the contract's README "Errors". The first matching row
 * decides, regardless of which of several errors it matches.
 */

export interface ErrorDecision {
  /** Message for the shopper; empty when there is none. */
  message: string;
  /** Clears the cart cookies and the price code, but keeps the login. */
  clearsCart: boolean;
  logsOut: boolean;
  error: "input" | "cart-gone" | "logged-out" | "unavailable" | "outage";
  /** The input concerned, if the provider names it. */
  field?: string;
}

interface Row {
  name: string;
  applies: (failure: ProviderFailure) => boolean;
  /** Replaces the provider's message. */
  message: string | ((failure: ProviderFailure) => string);
  clearsCart?: true;
  logsOut?: true;
}

export const UNKNOWN_ERROR = "Unknown error, please try after some time.";
export const NO_RESPONSE =
  "Request origin is blocked by your browser, please check the access control policy";
export const NOT_AUTHORIZED = "You are not authorized to perform this action.";
export const NO_CART_ID = "Invalid request, please restart the session";
export const NO_CUSTOMER_CART = "No cart id available";

const CART_GONE = [
  /^Could not find a cart with ID/,
  /^The cart isn't active/,
  /^The current user cannot perform operations on cart/,
  /^Required parameter "cart_id" is missing/,
  /^Current (user|customer) does not have an active cart/,
  /^No such entity with %fieldName = %fieldValue/,
];

/** Operations whose rejection concerns the entered credentials, not the current session. */
const PROVES_IDENTITY =
  /\b(generateCustomerToken|createCustomerBySocialLogin|loginByEmailOtpData|loginUniversalpassword|changeCustomerPassword|resetPassword)\b/;

const LOGIN_GONE = [
  /^The current customer isn't authorized/,
  /^The request is allowed for logged in customer/,
];

/** Magento's messages for an unsupported country. */
const WRONG_COUNTRY = [/invalid.*\bcountryId\b|\bcountryId\b.*invalid/i];

const DEFAULT_ADDRESS = [
  /default (billing|shipping)? ?address.*(can ?not|cannot) be deleted|is set as default/i,
];

/** Output of hosts that crash during a response. */
const BROKEN_RESPONSE = [/Fatal|Uncaught|permission|directory/];

const itsWords = ({ words }: ProviderFailure) => words;

export const ERROR_CATALOG: readonly Row[] = [
  {
    name: "GraphQL: no active cart, cart operation not permitted, cart not found",
    applies: (failure) => failure.origin === "graphql" && says(failure, CART_GONE),
    message: "",
    clearsCart: true,
  },
  {
    name: "HTTP 404: no active cart, no such entity",
    applies: (failure) => isHttp(failure, 404) && says(failure, CART_GONE),
    message: "",
    clearsCart: true,
  },
  {
    name: "GraphQL: password, one-time code or password change refused",
    applies: ({ origin, document, words }) =>
      origin === "graphql" && PROVES_IDENTITY.test(document) && words !== "",
    message: itsWords,
  },
  {
    name: "GraphQL: authorization of a customer who was logged in",
    applies: (failure) => failure.origin === "graphql" && failure.sentBearer && says(failure, LOGIN_GONE),
    message: "",
    logsOut: true,
  },
  {
    name: "GraphQL: deletion of a default address",
    applies: (failure) => failure.origin === "graphql" && says(failure, DEFAULT_ADDRESS),
    message: "This address is set as default address and can not be deleted.",
  },
  {
    name: "GraphQL and HTTP 400: invalid countryId",
    applies: (failure) => says(failure, WRONG_COUNTRY),
    message:
      "We are currently not delivering to your default shipping/billing country address. To place an order kindly update your default billing & shipping addresses from My Account -> Address Book.",
  },
  {
    name: "A string that is no JSON, of a host that broke",
    applies: (failure) => failure.origin === "unreadable" && says(failure, BROKEN_RESPONSE),
    message: "Invalid json object.",
  },
  {
    name: "HTTP 401",
    applies: (failure) => isHttp(failure, 401),
    message: NOT_AUTHORIZED,
  },
  {
    name: "HTTP 400 without a message, or 'Internal server error'",
    applies: (failure) => isHttp(failure, 400) && failure.words === "",
    message: "Record not found, please try again.",
  },
  {
    name: "Network with no response: 'Network Error', 'timeout of {n}ms exceeded'",
    applies: ({ origin }) => origin === "no-answer",
    message: NO_RESPONSE,
  },
  {
    name: "Anything else with a message, its parameters in place; GraphQL prefers the debug message",
    applies: ({ words }) => words !== "",
    message: itsWords,
  },
  {
    name: "Nothing that may be shown: no message, a syntax error, internals of the host",
    applies: () => true,
    message: UNKNOWN_ERROR,
  },
];

/**
 * Decides on the errors of a GraphQL response, at least one.
 * @param asked the document, and whether a customer token was sent
 */
export function decideErrors(
  errors: readonly GraphqlError[],
  asked: { document: string; sentBearer: boolean },
): ErrorDecision {
  const isAway = errors.some(({ extensions }) => extensions?.category === "unavailable");
  return decide(ofErrors(errors, asked), isAway ? "outage" : "input");
}

/** Decides on a failed response without GraphQL. @param body the host's body, JSON or not */
export function decideHttpFailure(status: number, body: string): ErrorDecision {
  return decide([ofHttpResponse(status, body)], status === 400 ? "input" : "unavailable");
}

/** Decides on a call without a response. */
export function decideNoResponse(): ErrorDecision {
  return decide([ofNoResponse()], "unavailable");
}

/** True if a message says that the cart does not exist, is inactive, or belongs to somebody else. */
export function isCartGone(message: string): boolean {
  return CART_GONE.some((text) => text.test(message));
}

function decide(failures: ProviderFailure[], otherwise: "input" | "unavailable" | "outage"): ErrorDecision {
  for (const { applies, message, clearsCart = false, logsOut = false } of ERROR_CATALOG) {
    const failure = failures.find(applies);
    if (!failure) continue;
    return {
      message: typeof message === "string" ? message : message(failure),
      clearsCart,
      logsOut,
      error: clearsCart ? "cart-gone" : logsOut ? "logged-out" : otherwise,
      field: failure.field,
    };
  }
  throw new Error("The last row of the catalog applies to everything.");
}

function isHttp({ origin, status }: ProviderFailure, wanted: number): boolean {
  return (origin === "http" || origin === "unreadable") && status === wanted;
}

function says({ texts }: ProviderFailure, expressions: RegExp[]): boolean {
  return expressions.some((expression) => texts.some((text) => expression.test(text)));
}
