import { json, type TypedResponse } from "@remix-run/node";
import { requireFeature } from "~/storefront/session/features.server";
import { requireCustomer } from "~/storefront/session/require-customer.server";
import { accountPageActions } from "./account-page-actions.server";
import { accountPageLoaders } from "./account-page-loaders.server";
import { type AccountPageData, type AccountPageName, accountPages, isAccountPageName } from "./account-pages";

export interface LoadedAccountPage {
  name: AccountPageName;
  data: AccountPageData[AccountPageName];
}

interface AccountPageParams {
  component?: string;
  orderId?: string;
  subOrderId?: string;
}

/**
 * Loads a page of the account.
 * @throws Response 404 for an unknown page, 302 to the login for visitors
 */
export async function loadAccountPage(
  request: Request,
  { component, orderId, subOrderId }: AccountPageParams,
): Promise<TypedResponse<LoadedAccountPage>> {
  const name = await resolveAccountPage(component);
  const visit = await requireCustomer(request);
  const data = await accountPageLoaders[name]({ ...visit, orderId, subOrderId });
  const headers = await visit.provider.headers({ "Cache-Control": "no-store" });
  return json({ name, data }, { headers });
}

/**
 * Handles a form submitted on a page of the account.
 * @throws Response 404 for an unknown page, 405 when it has no forms, 302 to the login for visitors
 */
export async function submitAccountPage(
  request: Request,
  { component, orderId, subOrderId }: AccountPageParams,
): Promise<Response> {
  const name = await resolveAccountPage(component);
  const visit = await requireCustomer(request);
  const act = accountPageActions[name];
  if (!act) throw new Response("There's nothing to send here.", { status: 405 });
  return act({ ...visit, orderId, subOrderId });
}

/** @throws Response 404 for an unknown page, or one that the provider does not support */
async function resolveAccountPage(component: string | undefined): Promise<AccountPageName> {
  if (!isAccountPageName(component)) throw new Response("Page Not Found", { status: 404 });
  const { needs } = accountPages[component];
  if (needs) await requireFeature(needs);
  return component;
}
