import { brandOf } from "~/brand/brands.server";
import { SHOP_TIME_ZONE } from "~/brand/shop-clock";
import type { EngineContext } from "../graphql/context";
import { STORE_CURRENCY } from "../graphql/store-config";
import { storeSettings } from "../shared/store-settings";
import { shippedCountries } from "../shipping/shipped-countries";
import { CURRENCY } from "../totals/money";
import { asMagentoResponse, notFound } from "./magento-response";
import { get, type RestRoute } from "./rest-route";
import { WEBSITE_ID } from "./website-id";

/** The stores and the places they ship to, in Magento's REST API. */

/** Magento's number of the website's only group of stores. */
const STORE_GROUP_ID = 1;

export const storeRoutes: RestRoute[] = [
  get(/^\/rest\/(?:mpc\/)?V1\/store\/storeConfigs$/, (request, context) =>
    asMagentoResponse(async () => storeConfigs(request, context)),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/store\/storeViews$/, (_request, context) =>
    asMagentoResponse(async () => storeViews(context)),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/directory\/countries$/, (_request, context) =>
    asMagentoResponse(() => shippedCountries(context)),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/directory\/countries\/([A-Za-z]{2,3})$/, (_request, context, id) =>
    asMagentoResponse(async () => {
      const country = (await shippedCountries(context)).find((each) => each.id === id.toUpperCase());
      if (!country) throw notFound("The country isn't available.");
      return country;
    }),
  ),
  get(/^\/rest\/(?:mpc\/)?V1\/directory\/currency$/, () => asMagentoResponse(async () => STORE_CURRENCY)),
];

/** The number of a store, counted from 1 in the order of the setting STORES. */
export function storeId({ settings }: Pick<EngineContext, "settings">, code: string): number {
  return settings.stores.indexOf(code) + 1;
}

/** GET store/storeConfigs?storeCodes[]=…: all stores, or those named. */
function storeConfigs(request: Request, context: EngineContext): object[] {
  const { searchParams } = new URL(request.url);
  const wanted = [...searchParams].flatMap(([name, code]) =>
    /^store_?codes\[\d{0,3}\]$/i.test(name) ? code : [],
  );
  const codes = context.settings.stores.filter((code) => wanted.length === 0 || wanted.includes(code));
  return codes.map((code) => {
    const { publicUrl } = storeSettings(context.settings, code);
    const urls = {
      url: `${publicUrl}/`,
      link_url: `${publicUrl}/`,
      static_url: `${publicUrl}/`,
      media_url: `${publicUrl}/media/`,
    };
    return {
      id: storeId(context, code),
      code,
      website_id: WEBSITE_ID,
      locale: "en_US",
      base_currency_code: CURRENCY,
      default_display_currency_code: CURRENCY,
      timezone: SHOP_TIME_ZONE,
      weight_unit: "lbs",
      ...withPrefix("base", urls),
      ...withPrefix("secure_base", urls),
    };
  });
}

/** GET store/storeViews. */
function storeViews(context: EngineContext): object[] {
  return context.settings.stores.map((code) => ({
    id: storeId(context, code),
    code,
    name: brandOf(storeSettings(context.settings, code)).name,
    website_id: WEBSITE_ID,
    store_group_id: STORE_GROUP_ID,
    is_active: 1,
  }));
}

function withPrefix(prefix: string, members: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(members).map(([name, value]) => [`${prefix}_${name}`, value]));
}
