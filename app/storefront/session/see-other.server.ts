import { redirect } from "@remix-run/node";
import type { Provider } from "~/provider/provider.server";

/** Redirects with 303 to a page of the store, and sends the provider's cookies. */
export async function seeOther(provider: Provider, path: string): Promise<Response> {
  return redirect(path, { status: 303, headers: await provider.headers() });
}
