import { redirect } from "@remix-run/node";
import { callAdmin } from "~/provider/admin.server";
import { currentSettings } from "~/settings/settings.server";
import { OrderOfLinkDocument } from "../documents.generated";

/**
 * Leads from a link in an email to the shop to the order in /admin, which asks for signing in first. With a remote
 * provider, it leads to the same link there: its staff work at the provider.
 * @throws Response 404 for an invalid link
 */
export async function leadToOrder(request: Request, token: string): Promise<Response> {
  const { providerUrl } = currentSettings();
  if (providerUrl) return redirect(new URL(`/orders/desk/${encodeURIComponent(token)}`, providerUrl).href);
  const result = await callAdmin(request, null, OrderOfLinkDocument, { token });
  const number = result.ok ? result.data.orderOfLink : null;
  if (!number) throw new Response("Page Not Found", { status: 404 });
  return redirect(`/admin/orders/${encodeURIComponent(number)}`);
}
