import type { LoaderFunctionArgs } from "@remix-run/node";
import { providerAddress, providerFetch } from "~/provider/host.server";

/** Mails that the provider sent or keeps, to be read in development; 404 in production. */
export async function loader({ params }: LoaderFunctionArgs) {
  const path = params.id ? `/${encodeURIComponent(params.id)}` : "";
  return providerFetch(`${providerAddress()}/rest/mpc/V1/dev/mail${path}`);
}
