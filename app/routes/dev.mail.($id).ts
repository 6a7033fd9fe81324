import type { LoaderFunctionArgs } from "@remix-run/node";
import { providerAddress, providerFetch } from "~/provider/host.server";

/** Emails sent or queued by the provider, for development; 404 in production. */
export async function loader({ params }: LoaderFunctionArgs) {
  const path = params.id ? `/${encodeURIComponent(params.id)}` : "";
  return providerFetch(`${providerAddress()}/rest/mpc/V1/dev/mail${path}`);
}
