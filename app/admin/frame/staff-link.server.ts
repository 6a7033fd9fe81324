import { redirect } from "@remix-run/node";
import { currentSettings } from "~/settings/settings.server";

/** Ids of rows; links of older emails have a token instead, which contains a period. */
const ID = /^[A-Za-z0-9]{1,64}$/;

/**
 * Leads from a link in an email to the shop to the row on its screen in /admin, which asks for signing in first; without
 * a row, to the screen. With a remote provider, it leads to the same link there: its staff work at the provider.
 * @param screen path of the screen, whose address takes the id of a row
 */
export function leadToRow(request: Request, screen: string, id = ""): Response {
  return lead(request, ID.test(id) ? `${screen}?${new URLSearchParams({ id })}` : screen);
}

/** The same for a row that has a page of its own below the screen's. */
export function leadToPage(request: Request, screen: string, id = ""): Response {
  return lead(request, ID.test(id) ? `${screen}/${id}` : screen);
}

function lead(request: Request, path: string): Response {
  const { providerUrl } = currentSettings();
  if (providerUrl) return redirect(new URL(new URL(request.url).pathname, providerUrl).href);
  return redirect(path);
}
