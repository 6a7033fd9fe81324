import { redirect, type TypedResponse } from "@remix-run/node";
import { DataResponse } from "~/data-response.server";
import { requireFeature } from "~/storefront/session/features.server";
import { startCustomerVisit } from "~/storefront/session/require-customer.server";
import type { AccountPageData } from "./account-page";
import { type AccountPageName, accountPages, isAccountPageName, listPath } from "./account-pages";
import * as pages from "./account-pages.generated.server";
import { type AccountVisit, pageNotFound } from "./account-visit";

const loaders: { [Name in AccountPageName]: (visit: AccountVisit) => Promise<AccountPageData[Name]> } =
  pages.loaders;

/** The actions of pages with forms: 303 after success, 422 with the form again. */
const actions: Partial<Record<AccountPageName, (visit: AccountVisit) => Promise<Response>>> = pages.actions;

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
 * @throws Response 404 for an unknown page, 302 to the login for visitors, and to the list for an item that is not named
 */
export async function loadAccountPage(
  request: Request,
  params: AccountPageParams,
): Promise<TypedResponse<LoadedAccountPage>> {
  const { name, visit, verified } = await openAccountPage(request, params);
  const loading: Promise<AccountPageData[AccountPageName]> = loaders[name](visit);
  // If the session has ended, the visitor is sent to the login even when the loader fails first.
  loading.catch(() => undefined);
  await verified;
  const data = await loading;
  const headers = await visit.provider.headers({ "Cache-Control": "no-store" });
  return new DataResponse({ name, data }, { headers });
}

/**
 * Handles a form submitted on a page of the account.
 * @throws Response 404 for an unknown page, 405 when it has no forms, 302 to the login for visitors
 */
export async function submitAccountPage(request: Request, params: AccountPageParams): Promise<Response> {
  const { name, visit, verified } = await openAccountPage(request, params);
  await verified;
  const action = actions[name];
  if (!action) throw new Response("There's nothing to send here.", { status: 405 });
  return action(visit);
}

async function openAccountPage(
  request: Request,
  { component, orderId, subOrderId }: AccountPageParams,
): Promise<{ name: AccountPageName; visit: AccountVisit; verified: Promise<void> }> {
  if (!isAccountPageName(component)) throw pageNotFound();
  const { hasSubpages, needs } = accountPages[component];
  if (needs) await requireFeature(needs);
  const { visit, verified } = await startCustomerVisit(request);
  const list = orderId === undefined && listPath(component);
  const isUnknown = !hasSubpages && orderId !== undefined;
  if (isUnknown || list) await verified;
  if (isUnknown) throw pageNotFound();
  if (list) throw redirect(list, { headers: await visit.provider.headers() });
  return { name: component, visit: { ...visit, orderId, subOrderId }, verified };
}
