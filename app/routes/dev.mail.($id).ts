import type { LoaderFunctionArgs } from "@remix-run/node";
import { providerAddress, providerFetch } from "~/provider/host.server";
import { restPath } from "~/provider/provider-store.server";

/** Emails sent or queued by the provider, for development; 404 in production. */
export async function loader({ params }: LoaderFunctionArgs) {
  const path = params.id ? `/${encodeURIComponent(params.id)}` : "";
  return providerFetch(`${providerAddress()}${restPath(`dev/mail${path}`)}`);
}
