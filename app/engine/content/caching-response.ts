import { z } from "zod";
import type { EngineContext } from "../graphql/context";
import { jsonResponse, rejected } from "../shared/json-response";
import { parseJson, readJson } from "../shared/read-body";
import { configurationValues } from "./configuration";
import { readMetadata } from "./page-metadata";
import { withShopName } from "./shop-name-in-titles";

/** The service path /caching (specification §7): page metadata and configuration. */

const MAX_BYTES = 10_000;
const code = z.string().max(256).nullish();

const pageSchema = z.object({
  slug: z.string().max(512),
  priceCache: code,
  startPricePriceCache: code,
  priceCache699: code,
});

/**
 * POST /caching/cacheurl {slug, …}: metadata and details of a page, priced with the valid ones of the price codes; no
 * details when the page does not exist.
 */
export async function respondWithPageMetadata(
  request: Request,
  { db, storeCode, settings, previewDraft, previewContent }: EngineContext,
): Promise<Response> {
  const asked = pageSchema.safeParse(await readJson(request, MAX_BYTES));
  if (!asked.success) return rejected("Invalid request: slug is required.", 400);
  const { slug, priceCache, startPricePriceCache, priceCache699 } = asked.data;
  const path = slug.replace(/[?#].*$/s, "").replace(/^\/+|\/+$/g, "");
  const codes = [priceCache, startPricePriceCache, priceCache699].filter(Boolean).join(" ");
  const page = await readMetadata(
    { db, storeCode, priceCache: codes || null, previewDraft, previewContent },
    path,
    new Date(),
  );
  return jsonResponse(withShopName(settings, page));
}

const fields = z.array(z.string().max(100)).max(100);
const configurationSchema = z.object({ config_fields: z.union([fields, z.string().max(MAX_BYTES)]) });

/** POST /caching {config_fields}: the configuration values of those keys, given as a list or as JSON text. */
export async function respondWithConfiguration(
  request: Request,
  { db, storeCode }: EngineContext,
): Promise<Response> {
  const asked = configurationSchema.safeParse(await readJson(request, MAX_BYTES)).data?.config_fields;
  const keys = fields.safeParse(typeof asked === "string" ? parseJson(asked) : asked).data;
  if (!keys) return rejected("Invalid request: config_fields must be a list of keys.", 400);
  return jsonResponse({ configvalues: await configurationValues(db, storeCode, keys) });
}
