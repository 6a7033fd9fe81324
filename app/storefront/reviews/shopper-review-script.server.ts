import { currentSettings } from "~/settings/settings.server";
import { readChoice } from "../traffic/consent.server";

/**
 * GET /shopperapproved-script (specification §7): a script that loads the shopper-review widget from the URL in
 * SHOPPER_REVIEWS_URL. Without that setting, or without the visitor's consent, the script does nothing, so that pages
 * can always include it.
 */
export async function respondWithShopperReviewScript(request: Request): Promise<Response> {
  const address = currentSettings().thirdParties.shopperReviews;
  const isWanted = address !== undefined && (await readChoice(request)) === "all";
  return new Response(isWanted ? loaderOf(address) : "", {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

/** Passes its own nonce to the widget's script, which the Content-Security-Policy then allows. */
function loaderOf(address: string): string {
  return `(function (own) {
  var script = document.createElement("script");
  script.src = ${JSON.stringify(address)};
  script.async = true;
  if (own) script.nonce = own.nonce;
  document.head.append(script);
})(document.currentScript);
`;
}
