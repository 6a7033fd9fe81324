import { redirect } from "@remix-run/node";
import type { Provider } from "~/provider/provider.server";

/** 303 to a page of the shop, with the provider's cookies. */
export async function goTo(provider: Provider, path: string): Promise<Response> {
  return redirect(path, { status: 303, headers: await provider.headers() });
}
