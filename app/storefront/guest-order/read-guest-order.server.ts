import { FindGuestOrderDocument, ViewGuestOrderDocument } from "~/provider/contract/documents.generated";
import { openProvider, type Provider } from "~/provider/provider.server";
import { isWhollySupported } from "~/provider/supports.server";
import type { OrderPageData } from "../account/view-order/order-page-data";
import { readOrderPage } from "../account/view-order/read-order-page.server";
import { honeypotInputs } from "../session/honeypot.server";
import { guestOrderPath } from "./find-guest-order-form";

/** Reads the order of the token in the URL, or the form that finds one. */
export async function readGuestOrder(request: Request) {
  const provider = await openProvider(request);
  const token = tokenOf(request);
  const order = token === null ? null : await readPage(request, provider, token);
  const view = {
    order,
    /** The link is invalid or has expired. */
    isUnknown: token !== null && order === null,
    /** The ZIP code proves ownership of the order, instead of the last name. */
    asksZip: !(await isWhollySupported(FindGuestOrderDocument)),
    honeypot: honeypotInputs(),
  };
  return { view, headers: await provider.headers({ "Cache-Control": "no-store" }) };
}

export type GuestOrderView = Awaited<ReturnType<typeof readGuestOrder>>["view"];

/** Returns the token in the page's URL; null when there is none or its format is invalid. Hosts use various characters. */
export function tokenOf(request: Request): string | null {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  return /^[\x21-\x7e]{1,600}$/.test(token) ? token : null;
}

async function readPage(request: Request, provider: Provider, token: string): Promise<OrderPageData | null> {
  const found = await provider.find(ViewGuestOrderDocument, { token });
  if (!found) return null;
  const { guestOrderByToken: order } = found;
  const page = await readOrderPage({ request, provider }, order, guestOrderPath(token));
  const lines = page.order.lines.map((line) => ({ ...line, picture: withToken(line.picture, order.token) }));
  return {
    ...page,
    order: { ...page.order, lines },
    progress: { ...page.progress, canReorder: false },
  };
}

/** Adds the token to a picture's URL: the token of an order authorizes viewing its designs. */
function withToken(picture: string | null, token: string): string | null {
  return picture?.startsWith("/pictures/designs/")
    ? `${picture}?${new URLSearchParams({ order: token })}`
    : picture;
}
