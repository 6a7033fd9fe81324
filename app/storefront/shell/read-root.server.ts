import { reconcileAntiForgery } from "~/provider/anti-forgery.server";
import { renewCookies } from "~/provider/cookies.server";
import { requireCanonicalAddress } from "../content/canonical-address.server";
import { reconcilePriceCode } from "../offers/price-code.server";
import { sharedHoneypotInputs } from "../session/honeypot.server";
import { reconcileSession } from "../session/reconcile-session.server";
import { rememberShopPage } from "../session/return-path.server";
import { leaveTool } from "../studio/tool-draft.server";
import { readVisit } from "../traffic/visit.server";
import { rejectFiles } from "./plain-not-found.server";
import { readShell } from "./shell-view.server";

export type RootData = Awaited<ReturnType<typeof readRoot>>["root"];

/**
 * Reads what every page shows of its visitor, and what its cookies record.
 * @returns the root's data, and Set-Cookie headers
 * @throws Response a redirect, or 404 for a file that does not exist
 */
export async function readRoot(request: Request) {
  rejectFiles(request);
  requireCanonicalAddress(request);
  const renewed = await renewCookies(request);
  const priceCodes = await reconcilePriceCode(request);
  const settled = await reconcileSession(request);
  const antiForgery = await reconcileAntiForgery(request);
  const left = await leaveTool(request);
  const lastPage = await rememberShopPage(request);
  const visit = await readVisit(request);
  const { shell, headers } = await readShell(request);
  return {
    root: { ...shell, visit: visit.view, honeypot: sharedHoneypotInputs() },
    cookies: [
      ...renewed,
      ...cookiesOf(headers),
      ...priceCodes,
      ...settled,
      ...antiForgery,
      ...left,
      ...lastPage,
      ...visit.cookies,
    ],
  };
}

/** Remix's Headers class lacks getSetCookie. */
function cookiesOf(headers: Headers): string[] {
  return [...headers].filter(([name]) => name.toLowerCase() === "set-cookie").map(([, cookie]) => cookie);
}
