import { readPreviewDraft } from "../catalog/preview/read-preview-draft";
import { previewedContent } from "../content-management/previewed-content";
import { findCustomerByToken } from "../customers/customer-token";
import type { Row } from "../database/schema";
import type { TimeLimit } from "../database/time-limit";
import { readDevice } from "../sessions/device";
import { sha256 } from "../shared/secrets";
import { visitorNetwork } from "../shared/visitor-network";
import type { EngineContext } from "./context";
import type { ReadableHeaders } from "./graphql-call";

/** Longer values cannot be tokens or codes of the store. */
const MAX_HEADER_LENGTH = 256;
const MAX_ADDRESS_LENGTH = 64;
/** Preview tokens name a product and a session. */
const MAX_PREVIEW_LENGTH = 1024;
/** The service's tokens have no documented length; about two thousand characters are usual. */
const MAX_CAPTCHA_LENGTH = 8192;

/**
 * Creates the context from the request's headers; lookups are deferred until needed.
 * @param limit how long the request may wait for the database
 */
export function createContext(
  {
    backgroundDb,
    settings,
    storeCode,
    wakeMail,
    wakePrinter,
    catchUpInvalidations,
  }: Pick<
    EngineContext,
    "backgroundDb" | "settings" | "storeCode" | "wakeMail" | "wakePrinter" | "catchUpInvalidations"
  >,
  headers: ReadableHeaders,
  limit: TimeLimit,
): EngineContext {
  const db = backgroundDb.within(limit);
  const bearerToken = readBearer(headers.get("Authorization"));
  const owner = readShort(headers, "designOwner");
  const network = nearestAddress(headers);
  const previewToken = readShort(headers, "Preview-Version", MAX_PREVIEW_LENGTH);
  let customer: Promise<Row<"customer"> | null> | undefined;
  let previewDraft: ReturnType<typeof readPreviewDraft> | undefined;
  let previewContent: ReturnType<typeof previewedContent> | undefined;
  return {
    db,
    backgroundDb,
    settings,
    storeCode,
    bearerToken,
    customer() {
      customer ??= bearerToken ? findCustomerByToken(db, storeCode, bearerToken) : Promise.resolve(null);
      return customer;
    },
    ownerHash: owner && sha256(owner),
    visitor: network ?? owner,
    network,
    device: () => readDevice(headers.get("User-Agent"), readShort(headers, "deviceToken")),
    priceCache: readPriceCodes(headers),
    previewDraft() {
      previewDraft ??= previewToken
        ? readPreviewDraft({ db, settings, storeCode }, previewToken)
        : Promise.resolve(null);
      return previewDraft;
    },
    previewContent() {
      previewContent ??= previewToken
        ? previewedContent({ db, settings, storeCode }, previewToken)
        : Promise.resolve(null);
      return previewContent;
    },
    captcha: readShort(headers, "X-ReCaptcha", MAX_CAPTCHA_LENGTH),
    wakeMail,
    wakePrinter,
    requestId: readShort(headers, "X-Request-Id"),
    catchUpInvalidations,
  };
}

function readBearer(header: string | null): string | null {
  if (!header || header.length > MAX_HEADER_LENGTH) return null;
  return /^Bearer\s+(\S+)$/i.exec(header)?.[1] ?? null;
}

/** The last entry, which the store's own proxy wrote; earlier ones can be forged. */
function nearestAddress(headers: ReadableHeaders): string | null {
  const address = headers.get("X-Forwarded-For")?.split(",").at(-1)?.trim();
  return address && address.length <= MAX_ADDRESS_LENGTH ? visitorNetwork(address) : null;
}

function readPriceCodes(headers: ReadableHeaders): string | null {
  const codes = [readShort(headers, "priceCache"), readShort(headers, "priceCache699")];
  return codes.filter(Boolean).join(" ") || null;
}

function readShort(headers: ReadableHeaders, name: string, maxLength = MAX_HEADER_LENGTH): string | null {
  const value = headers.get(name);
  return value && value.length <= maxLength ? value : null;
}
